import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/connect.ts';

/** Channel of PostgreSQL's NOTIFY, whose payload is the purge's id. Also in the migrations. */
export const purgeChannel = 'marquee_purges';

/** Number of purges that a listener can catch up on. Also in the migrations. */
export const purgesKept = 1_000;

/**
 * Drops every cached response and page with one of the tags (see `cacheTag`), on every node. In a transaction it takes
 * effect with the commit, together with the changes. Changes of posts, authors and their sections need no call, because
 * triggers purge for every client.
 */
export async function purge(db: Queryable, tags: readonly string[]): Promise<void> {
  if (tags.length > 0) await db.execute(sql`select purge_tags(${sql.param([...tags])}::text[])`);
}
