import { sql } from 'drizzle-orm';
import { advisoryLocks } from '../../kernel/db/advisoryLocks.ts';
import type { Database, Queryable } from '../../kernel/db/connect.ts';
import { bookShares, isPaidBeside, openShareAccounts } from './bookShares.ts';
import { openWriterAccounts } from './writerAccounts.ts';

export type Booking = { transfers: number; reads: number };

/** Position of a batch, which begins after this post and day. */
type Place = { postId: number; day: string };
/** The first batch begins before every post and day. */
const firstPlace: Place = { postId: 0, day: '-infinity' };

/** Rows in a transaction. Transactions are short because all of them lock the house's account. */
const batch = 500;

/**
 * Books all reads that count and are not in the ledger: `views - unpaid - booked` of each post and day, at the day's
 * rate. Days are never closed, since reads arrive late. Each transaction moves the money and the number of booked reads
 * together. A process may therefore die anywhere, and a second run books nothing twice. Reads of posts without an
 * author, or of an author who has closed the account, stay unbooked. The people of a byline get their shares in the same
 * transaction.
 * @param at the moment of the transfers
 */
export async function bookReads(db: Database, at: Date): Promise<Booking> {
  const total = { transfers: 0, reads: 0 };
  let after: Place | undefined = firstPlace;
  while (after) {
    const from: Place = after;
    const booked: BookedBatch = await db.transaction((transaction) => bookBatch(transaction, at, from));
    total.transfers += booked.transfers;
    total.reads += booked.reads;
    after = booked.next;
  }
  return total;
}

type BookedBatch = Booking & { next: Place | undefined };
type DueRow = { post_id: string; day: string; author_id: string };

/**
 * Books the reads that pay one writer in the transaction that closes the account. Later reads never pay the writer.
 */
export async function bookLastReads(db: Queryable, userId: number, at: Date): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.rates})`);
  let after: Place | undefined = firstPlace;
  while (after) ({ next: after } = await bookBatch(db, at, after, userId));
}

async function bookBatch(db: Queryable, at: Date, after: Place, writerId?: number): Promise<BookedBatch> {
  // Bookings and new rates wait for each other, so that all reads of a day have one rate.
  await db.execute(sql`select pg_advisory_xact_lock_shared(${advisoryLocks.rates})`);
  // Rows that another process is booking are skipped.
  const { rows: due } = await db.execute<DueRow>(sql`
    select seen.post_id, seen.day::text as day, posts.author_id
    from post_views as seen join posts on posts.id = seen.post_id
    where seen.views - seen.unpaid > seen.booked and posts.author_id is not null
      and not exists (select from closed_accounts where user_id = posts.author_id)
      ${writerId === undefined ? sql`` : sql`and (posts.author_id = ${writerId} or ${isPaidBeside(writerId)})`}
      and (seen.post_id, seen.day) > (${after.postId}, ${after.day}::date)
    order by seen.post_id, seen.day
    limit ${batch}
    for no key update of seen skip locked`);
  const last = due.at(-1);
  if (!last) return { transfers: 0, reads: 0, next: undefined };
  await openWriterAccounts(
    db,
    due.map(({ author_id }) => Number(author_id)),
  );
  await openShareAccounts(
    db,
    due.map(({ post_id }) => Number(post_id)),
  );
  const { rows: booked } = await db.execute<{ id: string; reads: number }>(sql`
    insert into ledger_transfers
      (at, kind, from_account, to_account, amount, key, post_id, day, number, reads, rate_id, site)
    select ${at.toISOString()}::timestamptz, 'reads', house.id, writer.id, (read.number - seen.booked) * rate.micros,
      'reads:' || seen.post_id || ':' || seen.day || ':' || read.number,
      seen.post_id, seen.day, read.number, read.number - seen.booked, rate.id, seen.site
    from unnest(
        ${sql.param(due.map(({ post_id }) => post_id))}::bigint[], ${sql.param(due.map(({ day }) => day))}::date[],
        ${sql.param(due.map(({ author_id }) => author_id))}::bigint[]
      ) as due (post_id, day, author_id)
      join post_views as seen on seen.post_id = due.post_id and seen.day = due.day
      join ledger_accounts as writer on writer.kind = 'earned' and writer.user_id = due.author_id
      join ledger_accounts as house on house.kind = 'expense'
      cross join lateral (select seen.views - seen.unpaid as number) as read
      cross join lateral (
        select id, micros from rates where valid_from <= seen.day order by valid_from desc limit 1
      ) as rate
    order by seen.post_id, seen.day
    returning id::text, reads`);
  await bookShares(
    db,
    booked.map(({ id }) => id),
  );
  const next = due.length < batch ? undefined : { postId: Number(last.post_id), day: last.day };
  return { transfers: booked.length, reads: booked.reduce((sum, { reads }) => sum + reads, 0), next };
}
