import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import {
  decisionActions,
  type NamedSites,
  type OwnPublication,
  type ReviewAction,
  reviewTransitions,
} from '@marquee/shared/domain';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { audit } from '../../kernel/db/schema/audit.ts';
import type { UserRow } from '../../people/accounts/userView.ts';
import { requireRight } from '../../people/rights/requireRight.ts';
import { readAnyDraft } from '../../writing/drafts/readDraft.ts';
import { subjectOf } from '../../writing/drafts/subjectOf.ts';
import { take } from '../transitions/applyTransition.ts';
import { refuseEmbargo } from '../transitions/embargo.ts';
import { refuseOwnApproval } from '../transitions/fourEyes.ts';
import { withReview } from '../transitions/readReview.ts';
import { refuseTime } from '../transitions/refuseTime.ts';

/** Decisions after which a post goes through a review again, and publications after which it does not. */
const against: ReviewAction[] = ['requestChanges', 'reject', 'unpublish'];
const decisions: ReviewAction[] = [...decisionActions, 'publishScheduled', 'undo'];

/**
 * Publishes or schedules an own post that was just submitted, without a review. Call it in the transaction of the
 * submission.
 * @throws ProblemError 403 without the role of an author on all sites of the post, and on a site with four eyes; 409 after a moderator's decision
 *   against the post, or before its embargo ends; 422 for a time that does not fit
 */
export async function publishOwn(
  db: Queryable,
  account: UserRow,
  postId: number,
  { publishAt, fourEyes }: OwnPublication & { fourEyes: NamedSites },
  now: Date,
): Promise<void> {
  const stored = withReview(await readAnyDraft(db, postId));
  requireRight(account, 'publishOwn', subjectOf(stored.draft));
  if (await isDecidedAgainst(db, postId, account.id)) throw reviewFirst();
  const isLive = stored.draft.row.status === 'published';
  const time = publishAt === undefined ? undefined : new Date(publishAt);
  if (time) {
    if (isLive) throw liveNow();
    refuseTime(time, now);
  }
  const action = time ? 'schedule' : isLive ? 'merge' : 'publish';
  const transition = reviewTransitions.find((one) => one.action === action);
  if (!transition) throw new Error(`There is no step ${action}.`);
  await refuseOwnApproval(db, stored.draft, { action, accountId: account.id, fourEyes });
  refuseEmbargo(stored, transition, { now, publishAt: time });
  await take(db, transition, stored, { now, actorId: account.id, publishAt: time });
}

/** True if the last decision about a post was a moderator's, and against it. */
async function isDecidedAgainst(db: Queryable, postId: number, authorId: number): Promise<boolean> {
  const [last] = await db
    .select({ action: audit.action, actorId: audit.actorId })
    .from(audit)
    .where(and(eq(audit.subject, 'post'), eq(audit.subjectId, String(postId)), inArray(audit.action, decisions)))
    .orderBy(desc(audit.id))
    .limit(1);
  return last !== undefined && last.actorId !== authorId && against.some((action) => action === last.action);
}

function reviewFirst(): ProblemError {
  const message = 'A moderator has decided against this post, so it needs a review. Submit it for review.';
  return new ProblemError(409, 'review-first', message);
}

function liveNow(): ProblemError {
  const message = 'Changes of a published post cannot be scheduled. Publish them now.';
  return new ProblemError(422, 'invalid', message, {
    errors: [{ pointer: '/publish/publishAt', code: 'invalid', message }],
  });
}
