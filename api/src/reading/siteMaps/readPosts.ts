import { type SiteKey, type SiteMapPost, siteMapPartLength } from '@marquee/shared/domain';
import { and, asc, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connect.ts';
import { beginOfDay } from '../../kernel/db/daysOfSite.ts';
import { isPublished } from '../../kernel/db/published.ts';
import { posts } from '../../kernel/db/schema/posts.ts';

/** Maximum age of news for search engines. */
const newsMs = 48 * 60 * 60 * 1_000;
/** Maximum number of posts in a news site map, set by search engines. */
const maxNews = 1_000;

type Wanted = { from: Date | SQL; until?: SQL; newestFirst: boolean; limit: number; offset: number };

/**
 * Returns one part of a month's posts in the site's time zone, oldest first, so that a new post does not change earlier
 * parts. @param part counts from 1
 */
export function readMonth(db: Database, site: SiteKey, month: string, part: number): Promise<SiteMapPost[]> {
  const begin = (day: string) => beginOfDay(site, day);
  const [year, number] = month.split('-').map(Number);
  const next = number === 12 ? `${Number(year) + 1}-01` : `${year}-${String(Number(number) + 1).padStart(2, '0')}`;
  const [from, until] = [begin(`${month}-01`), begin(`${next}-01`)];
  const offset = (part - 1) * siteMapPartLength;
  return read(db, site, { from, until, newestFirst: false, limit: siteMapPartLength, offset });
}

/** Returns the posts of the last 48 hours, newest first. */
export function readNews(db: Database, site: SiteKey, now: Date): Promise<SiteMapPost[]> {
  const from = new Date(now.getTime() - newsMs);
  return read(db, site, { from, newestFirst: true, limit: maxNews, offset: 0 });
}

async function read(db: Database, site: SiteKey, { from, until, newestFirst, limit, offset }: Wanted) {
  const order = (column: Parameters<typeof asc>[0]): SQL => (newestFirst ? desc(column) : asc(column));
  // The ids come from the index alone at any offset; only the wanted rows are read.
  const ids = db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.site, site), isPublished, gte(posts.publishedAt, from), until && lt(posts.publishedAt, until)))
    .orderBy(order(posts.publishedAt), order(posts.id))
    .limit(limit)
    .offset(offset)
    .as('ids');
  const rows = await db
    .select({
      key: posts.key,
      name: posts.name,
      publishedAt: posts.publishedAt,
      modifiedAt: posts.modifiedAt,
      image: posts.image,
    })
    .from(posts)
    .innerJoin(ids, eq(ids.id, posts.id))
    .orderBy(order(posts.publishedAt), order(posts.id));
  return rows.map(({ key, name, publishedAt, modifiedAt, image }) => ({
    urlPath: `/${key}`,
    name,
    publishedAt: (publishedAt ?? modifiedAt).toISOString(),
    modifiedAt: modifiedAt.toISOString(),
    image,
  }));
}
