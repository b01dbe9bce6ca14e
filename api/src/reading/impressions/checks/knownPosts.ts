import { growingTo } from '@marquee/platform/cache/growingTo.ts';
import type { SiteKey } from '@marquee/shared/domain';
import { eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../kernel/db/connect.ts';
import { posts } from '../../../kernel/db/schema/posts.ts';
import { databaseProblem } from '../../../kernel/http/errors/databaseProblem.ts';

const max = 20_000;
/** Milliseconds for which known posts are cached. A later change is noticed when the impression is written. */
const maxAgeMs = 5 * 60_000;

/** Checks whether a site has a post with this id. Also true if the database does not respond. */
export type IsPostOf = (site: SiteKey, id: number) => Promise<boolean>;

export function prepareIsPostOf(db: Database): IsPostOf {
  const siteOfPost = db
    .select({ site: posts.site })
    .from(posts)
    .where(eq(posts.id, sql.placeholder('id')))
    .prepare('site_of_post');
  const known = new LRUCache<number, SiteKey>({
    ...growingTo(max),
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
