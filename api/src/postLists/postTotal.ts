import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { postTotals } from '../db/schema/postTotals.ts';
import { matchingPosts, statementName } from './matchingPosts.ts';
import { filterShape, filterValues, type PostFilter, totalOf } from './postFilter.ts';

/** Spans of time and combinations are counted row by row, in 5 ms at most; no reader pages further. */
const mostCounted = 50_000;

export type ReadTotal = (filter: PostFilter) => Promise<number>;

/** Number of posts that a filter matches: from the kept totals if possible, else counted up to 50,000. */
export function prepareTotal(db: Database): ReadTotal {
  const prepared = new Map<string, ReturnType<typeof kept> | ReturnType<typeof counted>>();

  const kept = (filter: PostFilter, { scope, scopeId }: NonNullable<ReturnType<typeof totalOf>>) =>
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
    const bounded = matchingPosts(db, filter).limit(mostCounted).as('bounded');
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
      query = total ? kept(filter, total) : counted(filter);
      prepared.set(shape, query);
    }
    const rows = await query.execute(filterValues(filter));
    return rows[0]?.total ?? 0;
  };
}
