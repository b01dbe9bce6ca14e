import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/connect.ts';

/** Channel of PostgreSQL's NOTIFY; the payload is the purge's id. */
export const purgeChannel = 'marquee_purges';

/** Purges that a listener can catch up on. */
export const purgesKept = 1_000;

/** Serializes purges, so that their ids are committed in order and "all after id" never misses one. */
const purgeLock = 7_112_002;

/**
 * Forgets every cached answer and page that carries one of the tags (see `cacheTag`), on every node. In a transaction
 * it takes effect with the commit, in one with what was changed.
 */
export async function purge(db: Queryable, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return;
  await db.execute(sql`
    with turn as (select pg_advisory_xact_lock(${purgeLock})),
    added as (insert into purges (tags) select ${sql.param([...new Set(tags)])}::text[] from turn returning id),
    dropped as (delete from purges where id <= (select id from added) - ${purgesKept})
    select pg_notify(${purgeChannel}, id::text) from added`);
}
