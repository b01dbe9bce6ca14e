import type { PostType, TypeTotals } from '@marquee/shared/domain';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connect.ts';
import { postTotals } from '../../kernel/db/schema/postTotals.ts';
import { statementName } from './matchingPosts.ts';
import { filterShape, filterValues, type PostFilter, totalOf } from './postFilter.ts';

/**
 * Returns the number of posts of each type that a filter would match without its type; undefined unless the filter
 * names exactly one category, channel, author or tag.
 */
export type ReadTypeTotals = (filter: PostFilter) => Promise<TypeTotals | undefined>;

/** Reads the stored totals by type of a category, channel, author or tag, with one index lookup. */
export function prepareTypeTotals(db: Database): ReadTypeTotals {
  const prepared = new Map<string, ReturnType<typeof build>>();

  const build = (filter: PostFilter, { scope, scopeId }: NonNullable<ReturnType<typeof totalOf>>) =>
    db
      .select({ postType: postTotals.postType, total: postTotals.total })
      .from(postTotals)
      .where(
        and(
          eq(postTotals.site, sql.placeholder('site')),
          eq(postTotals.scope, scope),
          eq(postTotals.scopeId, scopeId),
          ne(postTotals.postType, ''),
        ),
      )
      .prepare(statementName(`type_totals:${filterShape(filter)}`));

  return async ({ postType: _, ...filter }) => {
    const total = totalOf(filter);
    if (!total || total.scope === 'site' || total.scope === 'editorPick') return undefined;
    const shape = filterShape(filter);
    let query = prepared.get(shape);
    if (!query) {
      query = build(filter, total);
      prepared.set(shape, query);
    }
    const rows = await query.execute(filterValues(filter));
    const totals: Record<PostType, number> = { article: 0, gallery: 0, video: 0 };
    for (const { postType, total } of rows) if (postType !== '') totals[postType] = total;
    return totals;
  };
}
