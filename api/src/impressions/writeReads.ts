import { inArray } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { sessions } from '../db/schema/sessions.ts';
import type { Read } from './readLine.ts';
import { dayOf, type Visitors } from './visitors.ts';

/** What became of reads: `counted`, the reason of a rejection, or `repeated` when there is nothing new in them. */
export type ReadResults = Record<string, number>;

// The post says whose read it is and whether it counts; posts that are gone drop out. A read that counts takes the place
// of a rejected one of the same visitor and day. In the order of the key, so that two batches do not deadlock.
const insertReads = `
  with judged as (
    select posts.id as post_id, posts.author_id, posts.site, read.day, read.visitor, read.at,
      case
        when read.rejection is not null then read.rejection
        when posts.status <> 'published' then 'not-published'
        when read.user_id = posts.author_id then 'own-read'
      end as rejection
    from unnest($1::bigint[], $2::text[], $3::timestamptz[], $4::date[], $5::text[], $6::bigint[], $7::text[])
      as read (post_id, site, at, day, visitor, user_id, rejection)
    join posts on posts.id = read.post_id and posts.site = read.site
  ),
  once as (
    select distinct on (post_id, day, visitor) * from judged
    order by post_id, day, visitor, rejection is not null, at
  )
  insert into impressions as known (post_id, author_id, site, day, visitor, rejection, created_at)
    select post_id, author_id, site, day, visitor, rejection, at from once order by post_id, day, visitor
  on conflict (post_id, day, visitor) do update
    set rejection = null, author_id = excluded.author_id, created_at = excluded.created_at
    where known.rejection is not null and excluded.rejection is null
  returning rejection`;

/** Writes reads into the database, where each counts at most once: writing them again changes nothing. */
export async function writeReads(db: Database, visitors: Visitors, reads: readonly Read[]): Promise<ReadResults> {
  const userOf = await findUsers(db, reads);
  const rows = reads.map((read) => {
    const day = dayOf(read.at);
    const userId = userOf(read);
    const visitor = userId === null ? read.visitor : visitors.signedIn(day, userId);
    return { ...read, day, userId, visitor };
  });
  const inserted = await db.$client.query<{ rejection: string | null }>({
    name: 'insert_reads',
    text: insertReads,
    values: [
      rows.map(({ post }) => post),
      rows.map(({ site }) => site),
      rows.map(({ at }) => new Date(at)),
      rows.map(({ day }) => day),
      rows.map(({ visitor }) => visitor),
      rows.map(({ userId }) => userId),
      rows.map(({ rejection = null }) => rejection),
    ],
  });
  const results: ReadResults = { repeated: rows.length - inserted.rows.length };
  for (const { rejection } of inserted.rows) {
    const result = rejection ?? 'counted';
    results[result] = (results[result] ?? 0) + 1;
  }
  return results;
}

/** Whose sessions the reads came with, as far as these were not over then. */
async function findUsers(db: Database, reads: readonly Read[]): Promise<(read: Read) => number | null> {
  const hashes = [...new Set(reads.flatMap(({ session }) => session ?? []))];
  if (hashes.length === 0) return () => null;
  const rows = await db
    .select({ hash: sessions.tokenHash, userId: sessions.userId, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(inArray(sessions.tokenHash, hashes));
  const byHash = new Map(rows.map((row) => [row.hash, row]));
  return ({ session = '', at }) => {
    const found = byHash.get(session);
    return found && found.expiresAt.getTime() > at ? found.userId : null;
  };
}
