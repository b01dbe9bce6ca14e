import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { type HoldRequest, holdLimits, sitesOf } from '@marquee/shared/domain';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { holdReads, holds } from '../../kernel/db/schema/holds.ts';
import { impressions, postViews } from '../../kernel/db/schema/impressions.ts';
import { ledgerAccounts, ledgerTransfers } from '../../kernel/db/schema/ledger.ts';
import type { UserRow } from '../../people/accounts/userView.ts';
import { recordAudit } from '../../people/audit/recordAudit.ts';
import { notify } from '../../people/notices/notify.ts';
import { requireRight } from '../../people/rights/requireRight.ts';
import { rateOn } from '../ledger/rates.ts';
import { recordTransfer } from '../ledger/recordTransfer.ts';
import { matchingReads } from '../network/matchingReads.ts';
import { type HoldRow, siteOfHold } from './holdView.ts';
import { payeesOfReads } from './payeesOfReads.ts';

const dayMs = 86_400_000;

/**
 * Holds the counted reads of a filter that are not in a hold yet. Their money moves from `earned` to `held`, and the
 * writer gets a notice. People who share the money get a hold of their own. Call it in a transaction.
 * @returns the id of the hold that has the reads
 * @throws ProblemError 409 `hold-reads` for reads that cannot be held, 422 for too many; 403 `other-moderator` for own
 *   reads; 409 `not-enough-money` if the money is no longer there
 */
export async function placeHold(
  db: Queryable,
  moderator: UserRow,
  { reason, days, ...filter }: HoldRequest,
  at: Date,
): Promise<number> {
  const found = await freeReads(db, filter, moderator);
  const postIds = found.map(({ postId }) => postId);
  const authorId = await paidAuthor(db, [...new Set(postIds)], filter.day);
  const micros = (await rateOn(db, filter.day)).micros;
  const payees = await payeesOfReads(db, { authorId, postIds, day: filter.day, micros });
  const sites = [...new Set(found.map(({ site }) => site))].sort();
  for (const { userId } of payees) requireRight(moderator, 'placeHold', { authorId: userId, sites });
  const common = {
    ...{ reads: found.length, day: filter.day, filter, sites, reason, status: 'held' as const },
    ...{ placedBy: moderator.id, placedAt: at, until: new Date(at.getTime() + days * dayMs) },
  };
  const [first, ...others] = payees;
  if (!first) throw new Error('Reads on hold have no payee.');
  const { id: holdId } = await placeOne(db, { ...common, ...first });
  for (const payee of others) await placeOne(db, { ...common, ...payee, partOf: holdId });
  const inserted = await db
    .insert(holdReads)
    .values(found.map(({ id }) => ({ impressionId: id, holdId })))
    .onConflictDoNothing()
    .returning({ id: holdReads.impressionId });
  if (inserted.length < found.length)
    throw new ProblemError(409, 'hold-reads', 'Another hold is taking some of these reads right now. Reload the page.');
  return holdId;
}

/** Places the hold of one person, with its money, its row of the audit and its notice. */
async function placeOne(db: Queryable, values: typeof holds.$inferInsert): Promise<HoldRow> {
  const { userId, amount, placedAt: at, placedBy: actorId, reason } = values;
  await takeFromAvailable(db, userId, amount);
  const [hold] = await db.insert(holds).values(values).returning();
  if (!hold) throw new Error('The hold returned no row.');
  await recordTransfer(db, {
    ...{ kind: 'hold', from: 'earned', to: 'held', userId, micros: amount, at },
    ...{ key: `hold:${hold.id}:placed`, holdId: hold.id, actorId, reason },
  });
  await recordPlacing(db, hold);
  return hold;
}

async function recordPlacing(db: Queryable, { id, userId, amount, reads, sites, reason, placedBy, placedAt }: HoldRow) {
  await recordAudit(db, {
    ...{ at: placedAt, actorId: placedBy, action: 'placeHold', subject: 'hold', subjectId: String(id) },
    ...{ site: siteOfHold(sites), after: { status: 'held', micros: amount, reads }, reason },
  });
  await notify(db, {
    ...{ to: [userId], kind: 'holdPlaced', postId: null, actorId: placedBy, at: placedAt },
    ...{ key: `hold ${id} placed`, detail: { micros: amount, note: reason } },
  });
}

async function freeReads(db: Queryable, filter: Omit<HoldRequest, 'reason' | 'days'>, moderator: UserRow) {
  const found = await db
    .select({ id: impressions.id, postId: impressions.postId, site: impressions.site })
    .from(impressions)
    .leftJoin(holdReads, eq(holdReads.impressionId, impressions.id))
    .where(
      and(
        matchingReads(filter, sitesOf(moderator, 'placeHold')),
        isNull(impressions.rejection),
        isNull(holdReads.holdId),
      ),
    )
    .limit(holdLimits.reads + 1);
  if (found.length === 0)
    throw new ProblemError(409, 'hold-reads', 'All of these reads are uncounted or already on hold.');
  if (found.length > holdLimits.reads)
    throw new ProblemError(
      422,
      'hold-reads',
      `A hold has at most ${holdLimits.reads} reads. Narrow it to a network or a minute.`,
    );
  return found;
}

/** Returns the author who was paid for the reads of these posts on a day. */
async function paidAuthor(db: Queryable, postIds: number[], day: string): Promise<number> {
  const ofDay = (table: typeof postViews | typeof ledgerTransfers) =>
    and(inArray(table.postId, postIds), eq(table.day, day));
  const unbooked = await db
    .select({ postId: postViews.postId })
    .from(postViews)
    .where(and(ofDay(postViews), sql`${postViews.booked} < ${postViews.views} - ${postViews.unpaid}`));
  if (unbooked.length > 0)
    throw new ProblemError(409, 'hold-reads', 'Some of these reads are not booked yet. Try again in a minute.');
  const writers = await db
    .selectDistinct({ userId: ledgerAccounts.userId })
    .from(ledgerTransfers)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerTransfers.toAccount))
    .where(and(eq(ledgerTransfers.kind, 'reads'), ofDay(ledgerTransfers)));
  const userId = writers[0]?.userId;
  if (typeof userId !== 'number' || writers.length > 1)
    throw new ProblemError(
      409,
      'hold-reads',
      'These reads earned money for several writers. Narrow the hold to one post.',
    );
  return userId;
}

/** Locks the account, as a payout request does, so that both cannot take the same money. */
async function takeFromAvailable(db: Queryable, userId: number, amount: number): Promise<void> {
  const [account] = await db
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.kind, 'earned'), eq(ledgerAccounts.userId, userId)))
    .for('no key update');
  if ((account?.balance ?? 0) < amount)
    throw new ProblemError(409, 'not-enough-money', 'The money for these reads has already left the writer’s balance.');
}
