import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connect.ts';
import { postTotals } from '../../kernel/db/schema/postTotals.ts';
import { matchingPosts, statementName } from './matchingPosts.ts';
import { filterShape, filterValues, type PostFilter, totalOf } from './postFilter.ts';

/** Maximum number of posts that are counted row by row, which takes 5 ms at most. No reader pages further. */
const maxCounted = 50_000;

export type ReadTotal = (filter: PostFilter) => Promise<number>;

/** Returns the number of posts that a filter matches, from the stored totals if possible, else counted up to 50,000. */
export function prepareTotal(db: Database): ReadTotal {
  const prepared = new Map<string, ReturnType<typeof stored> | ReturnType<typeof counted>>();

  const stored = (filter: PostFilter, { scope, scopeId }: NonNullable<ReturnType<typeof totalOf>>) =>
    db
      .select({ total: postTotals.total })
      .from(postTotals)
      .where(
        and(
          eq(postTotals.site, sql.placeholder('site')),
          eq(postTotals.scope, scope),
          eq(postTotals.scopeId, scopeId),
          eq(postTotals.postType, filter.postType ? sql.placeholder('postType') : ''),
        ),
      )
      .prepare(statementName(`post_total:${filterShape(filter)}`));

  const counted = (filter: PostFilter) => {
    const bounded = matchingPosts(db, filter).limit(maxCounted).as('bounded');
    return db
      .select({ total: sql<number>`count(*)::int` })
      .from(bounded)
      .prepare(statementName(`post_count:${filterShape(filter)}`));
  };

  return async (filter) => {
    const shape = filterShape(filter);
    let query = prepared.get(shape);
    if (!query) {
      const total = totalOf(filter);
      query = total ? stored(filter, total) : counted(filter);
      prepared.set(shape, query);
    }
    const rows = await query.execute(filterValues(filter));
    return rows[0]?.total ?? 0;
  };
}
