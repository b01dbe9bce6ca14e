import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import {
  type NoticeKind,
  type PayoutAction,
  type PayoutActor,
  payoutTransitions,
  type Rights,
} from '@marquee/shared/domain';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { ledgerTransfers } from '../../kernel/db/schema/ledger.ts';
import { payouts } from '../../kernel/db/schema/payouts.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { notFound } from '../../kernel/http/notFound.ts';
import { recordAudit } from '../../people/audit/recordAudit.ts';
import { notify } from '../../people/notices/notify.ts';
import { requireRight } from '../../people/rights/requireRight.ts';
import { recordTransfer, type TransferRequest } from '../ledger/recordTransfer.ts';
import type { PayoutRow } from './payoutView.ts';

export type PayoutStep = {
  payoutId: number;
  action: PayoutAction;
  by: PayoutActor;
  /** Id of the account. Null for the provider and for the operator's commands. */
  actor: Rights | null;
  at: Date;
  reason?: string | undefined;
  reference?: string | undefined;
};

/** Notices that the writer gets when other people take a step. */
const noticeOf: Partial<Record<PayoutAction, NoticeKind>> = {
  approve: 'payoutApproved',
  pay: 'payoutPaid',
  fail: 'payoutFailed',
  reverse: 'payoutReversed',
};

/**
 * Takes a step of a payout, moves its money and records it in the audit. Call it in a transaction.
 * @throws ProblemError 404 for an unknown payout, or for a writer's step on another writer's payout; 403
 *   `other-moderator` for an operator's step on their own payout; 409 `payout-status` if the status does not allow the
 *   step, `account-suspended` for an approval
 */
export async function applyPayoutStep(db: Queryable, step: PayoutStep): Promise<PayoutRow> {
  const { payoutId, action, by, actor, at, reason, reference } = step;
  const actorId = actor?.id ?? null;
  const [row] = await db.select().from(payouts).where(eq(payouts.id, payoutId)).for('update');
  if (!row || (by === 'writer' && row.userId !== actorId)) throw notFound('The payout');
  if (actor && by === 'operator') requireRight(actor, 'decidePayout', { authorId: row.userId });
  const transition = payoutTransitions.find((one) => one.action === action && one.by.includes(by));
  if (!transition?.from.includes(row.status))
    throw new ProblemError(409, 'payout-status', `The payout is ${row.status}, which does not allow “${action}”.`);
  if (action === 'approve') await refuseSuspended(db, row.userId);
  const changes = { status: transition.to, changedAt: at, ...(reason && { reason }), ...(reference && { reference }) };
  const [changed] = await db.update(payouts).set(changes).where(eq(payouts.id, payoutId)).returning();
  if (!changed) throw new Error(`Payout ${payoutId} no longer exists.`);
  await moveMoney(db, row, step);
  await recordAudit(db, {
    ...{ at, actorId, action: `${action}Payout`, subject: 'payout', subjectId: String(payoutId), site: null, reason },
    ...{ before: { status: row.status }, after: { status: transition.to } },
  });
  const kind = noticeOf[action];
  if (kind)
    await notify(db, {
      ...{ to: [row.userId], kind, postId: null, actorId, at, key: `payout ${payoutId} ${action}` },
      detail: { micros: row.amount, ...(reason && { note: reason }) },
    });
  return changed;
}

/** @throws ProblemError 409 if the account of the payout is suspended */
async function refuseSuspended(db: Queryable, userId: number): Promise<void> {
  const [suspended] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.suspendedAt)));
  if (suspended)
    throw new ProblemError(409, 'account-suspended', 'The account of this writer is suspended, so it gets no payout.');
}

async function moveMoney(db: Queryable, row: PayoutRow, { action, actor, at, reason }: PayoutStep): Promise<void> {
  const keyOf = (step: string) => `payout:${row.id}:${step}`;
  const common = {
    ...{ userId: row.userId, micros: row.amount, at, payoutId: row.id },
    ...(actor && { actorId: actor.id }),
    ...(reason && { reason }),
  };
  const back = async (from: 'payouts' | 'paid', corrected: string): Promise<TransferRequest> => ({
    ...common,
    ...{ kind: 'reversal', from, to: 'earned', key: keyOf('returned') },
    corrects: await transferOf(db, keyOf(corrected)),
  });
  if (action === 'pay')
    await recordTransfer(db, { ...common, kind: 'payout', from: 'payouts', to: 'paid', key: keyOf('paid') });
  if (action === 'cancel' || action === 'fail') await recordTransfer(db, await back('payouts', 'requested'));
  if (action === 'reverse') await recordTransfer(db, await back('paid', 'paid'));
}

async function transferOf(db: Queryable, key: string): Promise<number> {
  const [row] = await db.select({ id: ledgerTransfers.id }).from(ledgerTransfers).where(eq(ledgerTransfers.key, key));
  if (!row) throw new Error(`The ledger has no transfer “${key}”.`);
  return row.id;
}
