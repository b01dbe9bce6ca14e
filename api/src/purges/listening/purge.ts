import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/connect.ts';

/** Channel of PostgreSQL's NOTIFY; the payload is the purge's id. The migrations name it as well. */
export const purgeChannel = 'marquee_purges';

/** Purges that a listener can catch up on; the migrations name the number as well. */
export const purgesKept = 1_000;

/**
 * Drops every cached response and page with one of the tags (see `cacheTag`), on every node. In a transaction it takes
 * effect with the commit, together with the changes. Changes of posts, authors and everything filed around them purge
 * by themselves, by trigger, from any client.
 */
export async function purge(db: Queryable, tags: readonly string[]): Promise<void> {
  if (tags.length > 0) await db.execute(sql`select purge_tags(${sql.param([...tags])}::text[])`);
}
