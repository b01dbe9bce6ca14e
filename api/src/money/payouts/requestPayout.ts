import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import {
  centsAsDollars,
  microsPerCent,
  minimumPayoutCents,
  openPayoutStatuses,
  type Payee,
  type Payout,
} from '@marquee/shared/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { ledgerAccounts } from '../../kernel/db/schema/ledger.ts';
import { payouts } from '../../kernel/db/schema/payouts.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { violatedConstraint } from '../../kernel/db/violatedConstraint.ts';
import { recordAudit } from '../../people/audit/recordAudit.ts';
import { recordTransfer } from '../ledger/recordTransfer.ts';
import type { PayeeSeal } from '../payees/PayeeSeal.ts';
import { payoutView } from './payoutView.ts';

export type PayoutWish = {
  userId: number;
  payee: Payee;
  at: Date;
  /** Minimum amount. The last payout of a closed account has no minimum. */
  minCents?: number;
};

/**
 * Requests a payout of a writer's available whole cents, which are not available afterwards. Stores the payee with the
 * payout.
 * @throws ProblemError 409 `not-enough-money` below the minimum, `payout-open` while another payout is not finished
 */
export async function requestPayout(
  db: Queryable,
  payees: PayeeSeal,
  { userId, payee, at, minCents = minimumPayoutCents }: PayoutWish,
): Promise<Payout> {
  const [account] = await db
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.kind, 'earned'), eq(ledgerAccounts.userId, userId)))
    .for('no key update');
  const cents = Math.floor((account?.balance ?? 0) / microsPerCent);
  if (await hasOpenPayout(db, userId)) throw openAlready();
  if (cents < minCents)
    throw new ProblemError(409, 'not-enough-money', `The minimum payout is ${centsAsDollars(minCents)} USD.`);
  const [person] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId));
  const payeeName = `${person?.firstName ?? ''} ${person?.lastName ?? ''}`.trim();
  const amount = cents * microsPerCent;
  const [row] = await db
    .insert(payouts)
    .values({
      ...{ userId, amount, status: 'requested', requestedAt: at, changedAt: at },
      ...{ payeeName, ...payees.seal(payee) },
    })
    .returning()
    .catch((error: unknown) => {
      throw violatedConstraint(error) === 'payouts_one_open' ? openAlready(error) : error;
    });
  if (!row) throw new Error('The payout returned no row.');
  await recordTransfer(db, {
    ...{ kind: 'payout', from: 'earned', to: 'payouts', userId, micros: amount, at },
    ...{ key: `payout:${row.id}:requested`, payoutId: row.id, actorId: userId },
  });
  await recordAudit(db, {
    ...{ at, actorId: userId, action: 'requestPayout', subject: 'payout', subjectId: String(row.id), site: null },
    after: { status: 'requested', micros: amount },
  });
  return payoutView(row);
}

async function hasOpenPayout(db: Queryable, userId: number): Promise<boolean> {
  const rows = await db
    .select({ id: payouts.id })
    .from(payouts)
    .where(and(eq(payouts.userId, userId), inArray(payouts.status, [...openPayoutStatuses])));
  return rows.length > 0;
}

function openAlready(cause?: unknown): ProblemError {
  return new ProblemError(409, 'payout-open', 'Another payout is on its way.', { cause });
}
