import { growingTo } from '@marquee/platform/cache/growingTo.ts';
import type { SiteKey } from '@marquee/shared/domain';
import { eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/connect.ts';
import { posts } from '../../db/schema/posts.ts';
import { databaseProblem } from '../../http/errors/databaseProblem.ts';

const most = 20_000;
/** A later change is noticed when the impression is written. */
const maxAgeMs = 5 * 60_000;

/** Whether a site has a post of this id; yes in doubt, when the database does not respond. */
export type IsPostOf = (site: SiteKey, id: number) => Promise<boolean>;

export function prepareIsPostOf(db: Database): IsPostOf {
  const siteOfPost = db
    .select({ site: posts.site })
    .from(posts)
    .where(eq(posts.id, sql.placeholder('id')))
    .prepare('site_of_post');
  const known = new LRUCache<number, SiteKey>({
    ...growingTo(most),
    ttl: maxAgeMs,
    fetchMethod: async (id) => {
      const [row] = await siteOfPost.execute({ id });
      return row?.site ?? undefined;
    },
  });
  return async (site, id) => {
    try {
      return (await known.fetch(id)) === site;
    } catch (error) {
      if (databaseProblem(error)?.status === 503) return true;
      throw error;
    }
  };
}
