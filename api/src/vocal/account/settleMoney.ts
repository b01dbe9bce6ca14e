import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import {
  type ExactMoney,
  exactMoney,
  moneyText,
  openHoldStatuses,
  type Payee,
  type Payout,
} from '@marquee/shared/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { UserRow } from '../../accounts/userView.ts';
import type { Queryable } from '../../db/connect.ts';
import { closedAccounts } from '../../db/schema/closedAccounts.ts';
import { holds } from '../../db/schema/holds.ts';
import { ledgerAccounts } from '../../db/schema/ledger.ts';
import { bookLastReads } from '../../ledger/bookReads.ts';
import { recordTransfer } from '../../ledger/recordTransfer.ts';
import { readBalances } from '../../ledger/writerAccounts.ts';
import type { PayeeSeal } from '../../payees/PayeeSeal.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { applyHoldStep } from '../holds/applyHoldStep.ts';
import { requestPayout } from '../payouts/requestPayout.ts';

export type LastMoney = {
  account: UserRow;
  /** Where the available whole cents go; without it they are given up. */
  payOut: Payee | undefined;
  /** The micros that the writer agrees to give up. */
  givesUp: number;
  at: Date;
};

export type SettledMoney = { payout: Payout | null; givenUp: ExactMoney };

/** The reason in the transfers and holds of an account that ends. */
const closing = 'The writer closed the account.';

/**
 * Ends the money of an account in the transaction that closes it (decision 121): books the last reads, asks for a last payout of
 * any size or gives the available money up, and gives up held money. Afterwards nothing is owed but payouts on their way, and later
 * reads earn nothing.
 * @throws ProblemError 409 `balance-changed` when the money to be given up is another amount than the writer agreed to;
 * `payout-open` and `not-enough-money` of a last payout
 */
export async function settleMoney(db: Queryable, payees: PayeeSeal, money: LastMoney): Promise<SettledMoney> {
  const { account, payOut, givesUp, at } = money;
  const { id: userId } = account;
  await bookLastReads(db, userId, at);
  await lockAccounts(db, userId);
  const { earned, held } = await readBalances(db, userId);
  const expected = held + (payOut ? 0 : earned);
  if (givesUp !== expected)
    throw new ProblemError(
      409,
      'balance-changed',
      `Closing the account now gives up ${moneyText(exactMoney(expected))}. Please look at the amount, and confirm it.`,
    );
  const payout = payOut ? await requestPayout(db, payees, { userId, payee: payOut, at, leastCents: 1 }) : null;
  await giveUpHolds(db, account, at);
  const { earned: rest } = await readBalances(db, userId);
  if (rest > 0)
    await recordTransfer(db, {
      ...{ kind: 'forfeit', from: 'earned', to: 'forfeited', userId, micros: rest, at },
      ...{ key: `forfeit:${userId}`, actorId: userId, reason: closing },
    });
  await recordClosing(db, account, at, { forfeited: rest, payoutId: payout?.id ?? null });
  return { payout, givenUp: exactMoney(rest) };
}

/** In the order of their ids, as transfers lock them. */
async function lockAccounts(db: Queryable, userId: number): Promise<void> {
  await db
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.userId, userId))
    .orderBy(asc(ledgerAccounts.id))
    .for('no key update');
}

async function giveUpHolds(db: Queryable, actor: UserRow, at: Date): Promise<void> {
  const open = await db
    .select({ id: holds.id })
    .from(holds)
    .where(and(eq(holds.userId, actor.id), inArray(holds.status, [...openHoldStatuses])))
    .orderBy(asc(holds.id));
  for (const { id: holdId } of open) await applyHoldStep(db, { holdId, action: 'giveUp', actor, at, words: closing });
}

async function recordClosing(
  db: Queryable,
  { id: userId, firstName, lastName, email }: UserRow,
  at: Date,
  after: object,
): Promise<void> {
  const hadMoney = await db
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.userId, userId))
    .limit(1);
  const person = hadMoney.length > 0 ? { name: `${firstName} ${lastName}`.trim(), email } : {};
  await db.insert(closedAccounts).values({ userId, closedAt: at, ...person });
  await recordAudit(db, {
    ...{ at, actorId: userId, action: 'closeAccount', subject: 'user', subjectId: String(userId), site: null, after },
  });
}
