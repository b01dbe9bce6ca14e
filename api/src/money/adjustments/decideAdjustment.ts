import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { AdjustmentDecision } from '@marquee/shared/domain';
import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { adjustments } from '../../kernel/db/schema/adjustments.ts';
import { ledgerAccounts } from '../../kernel/db/schema/ledger.ts';
import { notFound } from '../../kernel/http/notFound.ts';
import { recordAudit } from '../../people/audit/recordAudit.ts';
import { notify } from '../../people/notices/notify.ts';
import { recordTransfer } from '../ledger/recordTransfer.ts';
import { openWriterAccounts } from '../ledger/writerAccounts.ts';
import { refuseClosedAccount } from './refuseClosedAccount.ts';

type AdjustmentRow = typeof adjustments.$inferSelect;
type Deciding = AdjustmentDecision & { adjustmentId: number; actorId: number; at: Date };

/**
 * Approves or rejects an adjustment. Approval moves the money. Call this function in a transaction.
 * @throws ProblemError 404 if the adjustment does not exist
 * @throws ProblemError 403 `other-moderator` if the caller proposed the adjustment, or if the money is the caller's own
 * @throws ProblemError 409 `adjustment-status` if the adjustment is already decided
 * @throws ProblemError 409 `not-enough-money` if the writer has less money available than the adjustment takes
 * @throws ProblemError 409 `account-closed` if the writer's account is closed
 */
export async function decideAdjustment(db: Queryable, deciding: Deciding): Promise<void> {
  const { adjustmentId, actorId, action, words, at } = deciding;
  const [row] = await db.select().from(adjustments).where(eq(adjustments.id, adjustmentId)).for('update');
  if (!row) throw notFound('The adjustment');
  if (row.proposedBy === actorId || row.userId === actorId)
    throw new ProblemError(
      403,
      'other-moderator',
      'You proposed this adjustment or it is about your own money. Another moderator must decide it.',
    );
  if (row.status !== 'proposed')
    throw new ProblemError(409, 'adjustment-status', `The adjustment is already ${row.status}.`);
  const status = action === 'approve' ? 'approved' : 'rejected';
  if (action === 'approve') await moveMoney(db, row, deciding);
  await db
    .update(adjustments)
    .set({ status, decision: words ?? null, decidedBy: actorId, decidedAt: at })
    .where(eq(adjustments.id, adjustmentId));
  await recordAudit(db, {
    ...{ at, actorId, action: `${action}Adjustment`, subject: 'adjustment', subjectId: String(row.id), site: null },
    ...{ before: { status: 'proposed' }, after: { status }, reason: words },
  });
}

async function moveMoney(db: Queryable, { id, userId, amount, reason }: AdjustmentRow, { actorId, at }: Deciding) {
  await openWriterAccounts(db, [userId]);
  const [account] = await db
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.userId, userId), eq(ledgerAccounts.kind, 'earned')))
    .orderBy(asc(ledgerAccounts.id))
    .for('no key update');
  await refuseClosedAccount(db, userId);
  // An adjustment can only take money that is still available. Paid money and open payouts do not change.
  if ((account?.balance ?? 0) + amount < 0)
    throw new ProblemError(409, 'not-enough-money', 'The adjustment takes more than the writer has available.');
  const isFor = amount > 0;
  await recordTransfer(db, {
    ...{ kind: 'adjustment', from: isFor ? 'adjustments' : 'earned', to: isFor ? 'earned' : 'adjustments' },
    ...{ userId, micros: Math.abs(amount), at, key: `adjustment:${id}`, actorId, reason },
  });
  await notify(db, {
    ...{ to: [userId], kind: isFor ? 'adjustmentAdded' : 'adjustmentTaken', postId: null, actorId, at },
    ...{ key: `adjustment ${id}`, detail: { micros: Math.abs(amount), note: reason } },
  });
}
