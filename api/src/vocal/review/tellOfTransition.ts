import type { NoticeDetail, ReviewAction, ReviewTransition } from '@marquee/shared/domain';
import type { Queryable } from '../../db/connect.ts';
import { notify } from '../notices/notify.ts';
import type { StoredReview } from './readReview.ts';
import type { TakenStep } from './reviewStep.ts';

/** What writers do with their own posts is no news to them, and moderators look at the queue. */
const untold: ReadonlySet<ReviewAction> = new Set(['submit', 'withdraw', 'discard', 'appeal']);

/** Steps that somebody else takes while a moderator has the post, or has scheduled it. */
const endsClaim: ReadonlySet<ReviewAction> = new Set(['takeOver', 'expireClaim', 'release', 'returnToReview']);

/** Tells the author what happened to the post, and a moderator that another one has taken it over, or that its claim ended. */
export async function tellOfTransition(
  db: Queryable,
  { action }: ReviewTransition,
  { draft: { row }, review }: StoredReview,
  { now, actorId, reason, words, publishAt, auditId }: TakenStep & { auditId: number },
): Promise<void> {
  if (untold.has(action)) return;
  const former = endsClaim.has(action) ? review?.claimedBy : null;
  const detail: NoticeDetail = {
    ...(reason && { reason }),
    ...(words && { note: words }),
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
