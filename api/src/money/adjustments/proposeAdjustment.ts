import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { AdjustmentRequest } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { rowId } from '../../kernel/db/rowId.ts';
import { adjustments } from '../../kernel/db/schema/adjustments.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { notFound } from '../../kernel/http/notFound.ts';
import { recordAudit } from '../../people/audit/recordAudit.ts';
import { refuseClosedAccount } from './refuseClosedAccount.ts';

/**
 * Proposes a correction of a writer's money. Nothing moves until another person approves it. Call it in a transaction.
 * @returns the id of the adjustment
 * @throws ProblemError 404 for an unknown writer; 403 `other-moderator` for own money; 409 `account-closed`
 */
export async function proposeAdjustment(
  db: Queryable,
  actorId: number,
  { writerId, micros, reason }: AdjustmentRequest,
  at: Date,
): Promise<number> {
  const userId = rowId(writerId);
  const [writer] = await db.select({ id: users.id }).from(users).where(eq(users.id, userId));
  if (!writer) throw notFound('The writer');
  if (userId === actorId)
    throw new ProblemError(403, 'other-moderator', 'Another moderator must correct your own money.');
  await refuseClosedAccount(db, userId);
  const [row] = await db
    .insert(adjustments)
    .values({ userId, amount: micros, reason, status: 'proposed', proposedBy: actorId, proposedAt: at })
    .returning({ id: adjustments.id });
  if (!row) throw new Error('The adjustment returned no row.');
  await recordAudit(db, {
    ...{
      at,
      actorId,
      action: 'proposeAdjustment',
      subject: 'adjustment',
      subjectId: String(row.id),
      site: null,
      reason,
    },
    after: { status: 'proposed', micros, writerId },
  });
  return row.id;
}
