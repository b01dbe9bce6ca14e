import type { NoticeDetail, ReviewAction, ReviewTransition } from '@marquee/shared/domain';
import type { Queryable } from '../../kernel/db/connect.ts';
import { notify } from '../../people/notices/notify.ts';
import { openNotesToWriter } from '../notes/openNotesToWriter.ts';
import type { StoredReview } from './readReview.ts';
import type { TakenStep } from './reviewStep.ts';

/** Steps without notices. Writers know about their own steps, and moderators look at the queue. */
const untold: ReadonlySet<ReviewAction> = new Set(['submit', 'withdraw', 'discard', 'appeal']);

/**
 * Steps that end a moderator's claim or schedule. Other accounts and scheduled jobs can take them, so the moderator
 * gets a notice.
 */
const endsClaim: ReadonlySet<ReviewAction> = new Set(['takeOver', 'expireClaim', 'release', 'returnToReview']);

/**
 * Notifies the author of a step. Also notifies the former moderator if another account took the post over, or the claim
 * ended.
 */
export async function notifyOfTransition(
  db: Queryable,
  { action }: ReviewTransition,
  { draft: { row }, review }: StoredReview,
  { now, actorId, reason, words, publishAt, auditId }: TakenStep & { auditId: number },
): Promise<void> {
  if (untold.has(action)) return;
  const former = endsClaim.has(action) ? review?.claimedBy : null;
  const openNotes = action === 'requestChanges' ? await openNotesToWriter(db, row.id) : 0;
  const detail: NoticeDetail = {
    ...(reason && { reason }),
    ...(words && { note: words }),
    ...(openNotes > 0 && { openNotes }),
    ...(publishAt && { publishAt: publishAt.toISOString() }),
  };
  await notify(db, {
    to: [row.authorId, former].filter((id) => typeof id === 'number'),
    kind: action,
    postId: row.id,
    actorId,
    at: now,
    key: `audit ${auditId}`,
    detail,
  });
}
