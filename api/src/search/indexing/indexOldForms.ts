import type { Database } from '../../db/connect.ts';

/** Takes the next posts that another process does not have, in the order of their ids, so that no row is looked at twice. */
const batchQuery = `
  with old as materialized (
    select post_id from post_search where form < 2 and post_id > $1 order by post_id limit $2 for update skip locked
  ), ids as materialized (
    select array_agg(post_id order by post_id) as ids, max(post_id) as last from old
  )
  select last, index_posts(ids), add_search_words(ids) from ids where last is not null`;

/** A long post takes 70 ms. */
const usualBatch = 50;

/**
 * Indexes posts again that were indexed before migration 0038, some at each call, while the network runs. A process that stops loses
 * nothing: its successor begins with the first row of the old form. Rows of both forms are found by plain words meanwhile.
 * @returns indexes the next posts, and resolves to false when there are none
 */
export function indexOldForms(db: Database, batch = usualBatch): () => Promise<boolean> {
  let last: string | null = '0';
  return async () => {
    if (last === null) return false;
    const { rows } = await db.$client.query<{ last: string }>(batchQuery, [last, batch]);
    last = rows[0]?.last ?? null;
    return last !== null;
  };
}
