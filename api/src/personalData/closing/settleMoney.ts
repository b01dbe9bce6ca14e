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
import type { Queryable } from '../../kernel/db/connect.ts';
import { closedAccounts } from '../../kernel/db/schema/closedAccounts.ts';
import { holds } from '../../kernel/db/schema/holds.ts';
import { ledgerAccounts } from '../../kernel/db/schema/ledger.ts';
import { postBylines } from '../../kernel/db/schema/postBylines.ts';
import { applyHoldStep } from '../../money/holds/applyHoldStep.ts';
import { bookLastReads } from '../../money/ledger/bookReads.ts';
import { recordTransfer } from '../../money/ledger/recordTransfer.ts';
import { readBalances } from '../../money/ledger/writerAccounts.ts';
import type { PayeeSeal } from '../../money/payees/PayeeSeal.ts';
import { requestPayout } from '../../money/payouts/requestPayout.ts';
import type { UserRow } from '../../people/accounts/userView.ts';
import { recordAudit } from '../../people/audit/recordAudit.ts';

export type LastMoney = {
  account: UserRow;
  /** Payee for the available whole cents. Without a payee the writer gives up this money. */
  payOut: Payee | undefined;
  /** The micros that the writer agrees to give up. */
  givesUp: number;
  at: Date;
};

export type SettledMoney = { payout: Payout | null; givenUp: ExactMoney };

/** Reason in the transfers and holds of a closed account. */
const closing = 'The writer deleted the account.';

/**
 * Settles the money of an account in the transaction that closes it (decision 121). It books the last reads and gives
 * up held money. Available money is requested as a last payout of any size, or given up. Afterwards only payouts on
 * their way are owed, and later reads earn nothing.
 * @throws ProblemError 409 `balance-changed` if the writer agreed to give up another amount; `payout-open` and
 *   `not-enough-money` of a last payout
 */
export async function settleMoney(db: Queryable, payees: PayeeSeal, money: LastMoney): Promise<SettledMoney> {
  const { account, payOut, givesUp, at } = money;
  const { id: userId } = account;
  await bookLastReads(db, userId, at);
  // The author has these shares from now on, so the byline says so.
  await db.update(postBylines).set({ percent: 0 }).where(eq(postBylines.userId, userId));
  await lockAccounts(db, userId);
  const { earned, held } = await readBalances(db, userId);
  const expected = held + (payOut ? 0 : earned);
  if (givesUp !== expected)
    throw new ProblemError(
      409,
      'balance-changed',
      `Closing the account now gives up ${moneyText(exactMoney(expected))}. Please look at the amount, and confirm it.`,
    );
  const payout = payOut ? await requestPayout(db, payees, { userId, payee: payOut, at, minCents: 1 }) : null;
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

/** Locks the ledger accounts in the order of their ids, as transfers do, to avoid deadlocks. */
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
