import type { SiteKey, SiteMapSizes } from '@marquee/shared/domain';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connect.ts';
import { monthOnSite } from '../../kernel/db/daysOfSite.ts';
import { isPublished } from '../../kernel/db/published.ts';
import { posts } from '../../kernel/db/schema/posts.ts';

/**
 * Lists the months of a site's archive in its time zone with their numbers of posts, newest first. It takes one scan of
 * the index of posts.
 */
export async function readMonths(db: Database, site: SiteKey): Promise<SiteMapSizes['months']> {
  const dated = db
    .select({ begin: monthOnSite(site, posts.publishedAt).as('begin') })
    .from(posts)
    .where(and(eq(posts.site, site), isPublished))
    .as('dated');
  // The month is formatted once for each group, because formatting takes longer than the scan.
  return db
    .select({ month: sql<string>`to_char(${dated.begin}, 'YYYY-MM')`, posts: sql<number>`count(*)::int` })
    .from(dated)
    .groupBy(dated.begin)
    .orderBy(desc(dated.begin));
}
