import type { Database } from '../../../kernel/db/connect.ts';

/**
 * Indexes the next posts that no other process has locked, in the order of their ids, so that no row is visited twice.
 */
const batchQuery = `
  with old as materialized (
    select post_id from post_search where form < 3 and post_id > $1 order by post_id limit $2 for update skip locked
  ), ids as materialized (
    select array_agg(post_id order by post_id) as ids, max(post_id) as last from old
  )
  select last, index_posts(ids), add_search_words(ids) from ids where last is not null`;

/** Posts in a batch. A long post takes 70 ms. */
const defaultBatch = 50;

/**
 * Reindexes posts from before migration 0041, a batch at each call, while the network runs. A process that stops loses
 * nothing, because its successor continues with the first row of an old form. Plain words find rows of every form.
 * @returns a function that indexes the next posts, and resolves to false if there are none
 */
export function indexOldForms(db: Database, batch = defaultBatch): () => Promise<boolean> {
  let last: string | null = '0';
  return async () => {
    if (last === null) return false;
    const { rows } = await db.$client.query<{ last: string }>(batchQuery, [last, batch]);
    last = rows[0]?.last ?? null;
    return last !== null;
  };
}
