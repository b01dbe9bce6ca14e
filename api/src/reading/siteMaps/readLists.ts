import { type SiteKey, type SiteMapList, siteMapPartLength } from '@marquee/shared/domain';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connect.ts';
import { postTotals, type TotalScope } from '../../kernel/db/schema/postTotals.ts';
import { categories, channels, tags } from '../../kernel/db/schema/taxonomy.ts';
import { users } from '../../kernel/db/schema/users.ts';

/** Table of keys, scope of post totals and path of the pages for each list. */
const lists = {
  categories: { table: categories, scope: 'category', folder: '/category/' },
  channels: { table: channels, scope: 'channel', folder: '/channel/' },
  tags: { table: tags, scope: 'tag', folder: '/tag/' },
  authors: { table: users, scope: 'author', folder: '/author/' },
} as const satisfies Record<SiteMapList, { scope: TotalScope; [other: string]: unknown }>;

function hasPosts(site: SiteKey) {
  return and(eq(postTotals.site, site), eq(postTotals.postType, ''), gt(postTotals.total, 0));
}

/** Counts the categories, channels, tags and authors of a site that have posts. */
export async function readListSizes(db: Database, site: SiteKey): Promise<Record<SiteMapList, number>> {
  const rows = await db
    .select({ scope: postTotals.scope, count: sql<number>`count(*)::int` })
    .from(postTotals)
    .where(hasPosts(site))
    .groupBy(postTotals.scope);
  const counts = new Map(rows.map(({ scope, count }) => [scope, count]));
  const sizeOf = (list: SiteMapList) => counts.get(lists[list].scope) ?? 0;
  return {
    categories: sizeOf('categories'),
    channels: sizeOf('channels'),
    tags: sizeOf('tags'),
    authors: sizeOf('authors'),
  };
}

/** Returns the paths in one part of a list. @param part counts from 1 */
export async function readPaths(db: Database, site: SiteKey, list: SiteMapList, part: number): Promise<string[]> {
  const { table, scope, folder } = lists[list];
  const rows = await db
    .select({ key: table.key })
    .from(postTotals)
    .innerJoin(table, eq(table.id, postTotals.scopeId))
    .where(and(hasPosts(site), eq(postTotals.scope, scope)))
    .orderBy(asc(table.key))
    .limit(siteMapPartLength)
    .offset((part - 1) * siteMapPartLength);
  return rows.map(({ key }) => folder + key);
}
