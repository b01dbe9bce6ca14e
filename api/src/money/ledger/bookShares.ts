import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { postBylines } from '../../kernel/db/schema/postBylines.ts';
import { openWriterAccounts } from './writerAccounts.ts';

/** Condition that a person has a share in the money of a row of `posts`, beside the author. */
export function isPaidBeside(userId: number): SQL {
  return sql`exists (
    select from post_bylines as byline
    where byline.post_id = posts.id and byline.user_id = ${userId} and byline.percent > 0)`;
}

/** Opens the missing accounts of people who share the money of posts. */
export async function openShareAccounts(db: Queryable, postIds: readonly number[]): Promise<void> {
  const people = await db
    .selectDistinct({ userId: postBylines.userId })
    .from(postBylines)
    .where(inArray(postBylines.postId, [...new Set(postIds)]));
  await openWriterAccounts(
    db,
    people.map(({ userId }) => userId),
  );
}

/**
 * Moves the shares of booked reads from the author to the other people of the byline, in the transaction of the booking.
 * A share is rounded down to a micro, so the author keeps the remainder. The shares of a post at the time of the booking
 * count. A closed account gets no share.
 * @param transferIds transfers of kind `reads`
 */
export async function bookShares(db: Queryable, transferIds: readonly string[]): Promise<void> {
  if (transferIds.length === 0) return;
  await db.execute(sql`
    insert into ledger_transfers
      (at, kind, from_account, to_account, amount, key, post_id, day, reads, rate_id, site, percent, splits)
    select whole.at, 'share', whole.to_account, payee.id, whole.amount * byline.percent / 100,
      'share:' || whole.id || ':' || byline.user_id, whole.post_id, whole.day, whole.reads, whole.rate_id, whole.site,
      byline.percent, whole.id
    from ledger_transfers as whole
      join post_bylines as byline on byline.post_id = whole.post_id
      join ledger_accounts as payee on payee.kind = 'earned' and payee.user_id = byline.user_id
    where whole.id = any(${sql.param(transferIds)}::bigint[]) and whole.amount * byline.percent / 100 > 0
      and not exists (select from closed_accounts where closed_accounts.user_id = byline.user_id)
    order by whole.id, byline.position`);
}
