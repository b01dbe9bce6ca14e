import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { type HoldAction, holdTransitions, type NoticeKind } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { UserRow } from '../../accounts/userView.ts';
import type { Queryable } from '../../db/connect.ts';
import { holds } from '../../db/schema/holds.ts';
import { ledgerTransfers } from '../../db/schema/ledger.ts';
import { notFound } from '../../http/notFound.ts';
import { recordTransfer } from '../../ledger/recordTransfer.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { notify } from '../notices/notify.ts';
import { requireRight } from '../rights/requireRight.ts';
import { answerUntil, type HoldRow, siteOfHold } from './holdView.ts';

export type HoldStep = {
  holdId: number;
  action: HoldAction;
  /** Null for the clock. */
  actor: UserRow | null;
  at: Date;
  /** The answer, or the reason of a decision. */
  words: string | null;
};

/** Steps that somebody else hears about. */
const noticeOf: Partial<Record<HoldAction, NoticeKind>> = {
  answer: 'holdAnswered',
  release: 'holdReleased',
  reverse: 'holdReversed',
  expire: 'holdReleased',
};

/**
 * A step of a hold, with its money, its row of the audit and its notice. Call it in a transaction.
 * @throws ProblemError 404 for an unknown hold, one of somebody else or of sites of other moderators; 403 `other-moderator`
 * for a decision of the person who placed it or whose money it is; 409 `hold-status` when the table has no such step, or the
 * writer still has time for an answer
 */
export async function applyHoldStep(db: Queryable, step: HoldStep): Promise<HoldRow> {
  const { holdId, action, actor, at, words } = step;
  const [row] = await db.select().from(holds).where(eq(holds.id, holdId)).for('update');
  if (!row || (action === 'answer' && row.userId !== actor?.id)) throw notFound('The hold');
  const { userId: authorId, placedBy, sites } = row;
  if (actor && action !== 'answer') requireRight(actor, 'decideHold', { authorId, placedBy, sites });
  const transition = holdTransitions.find((one) => one.action === action);
  if (!transition?.from.includes(row.status))
    throw new ProblemError(409, 'hold-status', `A hold that is ${row.status} has no step “${action}”.`);
  if (action === 'reverse' && row.answer === null && at < answerUntil(row))
    throw new ProblemError(409, 'hold-status', 'The writer still has time for an answer.');
  const changes =
    action === 'answer'
      ? { answer: words, answeredAt: at }
      : { decision: words, decidedAt: at, decidedBy: isDecision ? (actor?.id ?? null) : null };
  const [changed] = await db
    .update(holds)
    .set({ status: transition.to, ...changes })
    .where(eq(holds.id, holdId))
    .returning();
  if (!changed) throw new Error(`Hold ${holdId} is gone.`);
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
