import type { PostType, TypeTotals } from '@marquee/shared/domain';
import type { Database } from '../../../kernel/db/connect.ts';

/** Counts the given posts by type. */
export async function readTypeTotals(db: Database, ids: readonly number[]): Promise<TypeTotals> {
  const { rows } = await db.$client.query<{ type: PostType; total: number }>({
    name: 'search_type_totals',
    text: 'select post_type as type, count(*)::int as total from posts where id = any($1::bigint[]) group by 1',
    values: [ids],
  });
  const totals: TypeTotals = { article: 0, gallery: 0, video: 0 };
  for (const { type, total } of rows) totals[type] = total;
  return totals;
}
