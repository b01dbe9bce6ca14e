import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { type HoldAction, holdTransitions, type NoticeKind } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { holds } from '../../kernel/db/schema/holds.ts';
import { ledgerTransfers } from '../../kernel/db/schema/ledger.ts';
import { notFound } from '../../kernel/http/notFound.ts';
import type { UserRow } from '../../people/accounts/userView.ts';
import { recordAudit } from '../../people/audit/recordAudit.ts';
import { notify } from '../../people/notices/notify.ts';
import { requireRight } from '../../people/rights/requireRight.ts';
import { recordTransfer } from '../ledger/recordTransfer.ts';
import { answerUntil, type HoldRow, siteOfHold } from './holdView.ts';

export type HoldStep = {
  holdId: number;
  action: HoldAction;
  /** Null for the clock. */
  actor: UserRow | null;
  at: Date;
  /** The writer's answer, or the reason of a decision. */
  words: string | null;
};

/** Notices that a step sends to the other side. */
const noticeOf: Partial<Record<HoldAction, NoticeKind>> = {
  answer: 'holdAnswered',
  release: 'holdReleased',
  reverse: 'holdReversed',
  expire: 'holdReleased',
};

/**
 * Takes a step of a hold, with its money, its row of the audit and its notice. Call it in a transaction.
 * @throws ProblemError 404 for an unknown hold, a hold of another writer, or a hold of other moderators' sites; 403
 *   `other-moderator` for a decision by the moderator who placed the hold, or by its writer; 409 `hold-status` if the
 *   status does not allow the step, or if the writer still has time to answer
 */
export async function applyHoldStep(db: Queryable, step: HoldStep): Promise<HoldRow> {
  const { holdId, action, actor, at, words } = step;
  const [row] = await db.select().from(holds).where(eq(holds.id, holdId)).for('update');
  const isOfWriter = action === 'answer' || action === 'giveUp';
  if (!row || (isOfWriter && row.userId !== actor?.id)) throw notFound('The hold');
  const isDecision = action === 'release' || action === 'reverse';
  const { userId: authorId, placedBy, sites } = row;
  if (isDecision && actor) requireRight(actor, 'decideHold', { authorId, placedBy, sites });
  const transition = holdTransitions.find((one) => one.action === action);
  if (!transition?.from.includes(row.status))
    throw new ProblemError(409, 'hold-status', `The hold is ${row.status}, which does not allow “${action}”.`);
  if (action === 'reverse' && row.answer === null && at < answerUntil(row))
    throw new ProblemError(409, 'hold-status', 'The writer still has time to reply.');
  const changes =
    action === 'answer'
      ? { answer: words, answeredAt: at }
      : { decision: words, decidedAt: at, decidedBy: isDecision ? (actor?.id ?? null) : null };
  const [changed] = await db
    .update(holds)
    .set({ status: transition.to, ...changes })
    .where(eq(holds.id, holdId))
    .returning();
  if (!changed) throw new Error(`Hold ${holdId} no longer exists.`);
  await moveMoney(db, row, step);
  await recordStep(db, changed, row, step);
  return changed;
}

async function moveMoney(db: Queryable, row: HoldRow, { action, actor, at, words }: HoldStep): Promise<void> {
  const common = {
    ...{ userId: row.userId, micros: row.amount, at, holdId: row.id },
    ...(actor && { actorId: actor.id }),
    ...(words && { reason: words }),
  };
  if (action !== 'answer' && action !== 'reverse')
    await recordTransfer(db, {
      ...common,
      kind: 'release',
      from: 'held',
      to: 'earned',
      key: `hold:${row.id}:released`,
    });
  if (action !== 'reverse') return;
  const [placed] = await db
    .select({ id: ledgerTransfers.id })
    .from(ledgerTransfers)
    .where(eq(ledgerTransfers.key, `hold:${row.id}:placed`));
  if (!placed) throw new Error(`The ledger has no transfer of hold ${row.id}.`);
  await recordTransfer(db, {
    ...{
      ...common,
      kind: 'reversal',
      from: 'held',
      to: 'expense',
      key: `hold:${row.id}:reversed`,
      corrects: placed.id,
    },
  });
}

async function recordStep(db: Queryable, changed: HoldRow, before: HoldRow, { action, actor, at, words }: HoldStep) {
  const actorId = actor?.id ?? null;
  await recordAudit(db, {
    ...{ at, actorId, action: `${action}Hold`, subject: 'hold', subjectId: String(changed.id) },
    site: siteOfHold(changed.sites),
    ...{ before: { status: before.status }, after: { status: changed.status }, reason: words ?? undefined },
  });
  const kind = noticeOf[action];
  if (!kind) return;
  await notify(db, {
    ...{ to: [action === 'answer' ? changed.placedBy : changed.userId], kind, postId: null },
    ...{ actorId, at, key: `hold ${changed.id} ${action}` },
    detail: { micros: changed.amount, ...(words !== null && { note: words }) },
  });
}
