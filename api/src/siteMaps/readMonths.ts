import type { SiteKey, SiteMapSizes } from '@marquee/shared/domain';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { monthOnSite } from '../db/daysOfSite.ts';
import { isPublished } from '../db/published.ts';
import { posts } from '../db/schema/posts.ts';

/** Months of a site in its time zone, as its archive has them, with their numbers of posts, newest first: one walk along the index of its posts. */
export async function readMonths(db: Database, site: SiteKey): Promise<SiteMapSizes['months']> {
  // Written out only once for each month, as that takes longer than the walk.
  const begin = monthOnSite(site, posts.publishedAt);
  return db
    .select({ month: sql<string>`to_char(${begin}, 'YYYY-MM')`, posts: sql<number>`count(*)::int` })
    .from(posts)
    .where(and(eq(posts.site, site), isPublished))
    .groupBy(begin)
    .orderBy(desc(begin));
}
