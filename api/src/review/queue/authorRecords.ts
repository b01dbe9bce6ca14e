import { sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';

export type AuthorRecord = { published: number; rejected: number };

/** Counts the published and the currently rejected posts of each author. */
export async function authorRecords(db: Queryable, authorIds: readonly number[]): Promise<Map<number, AuthorRecord>> {
  if (authorIds.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; published: number; rejected: number }>(sql`
    select author_id as id, count(*) filter (where status = 'published')::int as published,
      count(*) filter (where status = 'rejected')::int as rejected
    from posts where author_id = any(${sql.param(authorIds)}::bigint[]) group by author_id`);
  return new Map(rows.map(({ id, published, rejected }) => [Number(id), { published, rejected }]));
}
