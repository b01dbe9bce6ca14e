import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import {
  actionOfStep,
  isRefusedClaim,
  mayAct,
  type ReviewAction,
  type ReviewNeed,
  type ReviewRole,
  type ReviewTransition,
  reviewTransitions,
  transitionOf,
} from '@marquee/shared/domain';
import type { Queryable } from '../../kernel/db/connect.ts';
import { rowId } from '../../kernel/db/rowId.ts';
import { recordAudit } from '../../people/audit/recordAudit.ts';
import { requireRight } from '../../people/rights/requireRight.ts';
import { holdRights } from '../../writing/drafts/changePost.ts';
import { lockPost } from '../../writing/drafts/lockPost.ts';
import { readAnyDraft } from '../../writing/drafts/readDraft.ts';
import { subjectOf } from '../../writing/drafts/subjectOf.ts';
import { revokeDeskPreviewsOf } from '../../writing/previews/endPreviews.ts';
import { openNotesToWriter } from '../notes/openNotesToWriter.ts';
import { refuseEmbargo } from './embargo.ts';
import { refuseOwnApproval } from './fourEyes.ts';
import { notifyOfTransition } from './notifyOfTransition.ts';
import { isClaimExpired, reviewRoleOf, reviewStateOf, type StoredReview, withReview } from './readReview.ts';
import { refuseTime } from './refuseTime.ts';
import type { ReviewStep, TakenStep } from './reviewStep.ts';
import { keepUndo, stateBefore } from './undo.ts';
import { writeTransition } from './writeTransition.ts';

/** Statuses in which moderators read a post. */
const inReview: readonly ReviewTransition['to'][] = ['needs-review', 'in-review'];

export const maxCorrections = 50;

/** Result of a step. A decision about an outdated version changes nothing. */
export type ReviewResult = { stored: StoredReview; isConflict: boolean };

/**
 * Takes a step of a review in the caller's transaction. It locks the post and checks the right and the table of
 * transitions. Then it writes the new status, records it once in the audit, and notifies the people concerned. An
 * expired claim is freed first.
 * @throws ProblemError 404; 403 for a role that may not take the step; 422 if something is missing; 409 if the status
 *   does not allow the step
 */
export async function applyTransition(db: Queryable, step: ReviewStep): Promise<ReviewResult> {
  const { action, postId } = step;
  const account = await holdRights(db, step.account);
  await lockPost(db, postId);
  const found = withReview(await readAnyDraft(db, rowId(postId)));
  const right = actionOfStep(action);
  // A scheduled job takes the step.
  if (!right) throw wrongStatus(found);
  requireRight(account, right, subjectOf(found.draft), { exceptState: true });
  const stored = await freed(db, found, step);
  const role = reviewRoleOf(stored, account, action);
  if (isRefusedClaim(action, role))
    throw new ProblemError(403, 'other-moderator', 'Another moderator must decide about this post.');
  await refuseMissing(db, needOf(action, role), step, stored);
  const transition = transitionOf(action, reviewStateOf(stored, step.now));
  if (!transition) throw wrongStatus(stored);
  requireRight(account, right, subjectOf(stored.draft));
  if (!mayAct(transition, role)) throw wrongStatus(stored);
  await refuseOwnApproval(db, stored.draft, { action, accountId: account.id, fourEyes: step.fourEyes ?? [] });
  refuseEmbargo(stored, transition, step);
  if (step.isExpected && !step.isExpected(stored.draft.version)) return { stored, isConflict: true };
  await take(db, transition, stored, { ...step, actorId: account.id });
  return { stored: withReview(await readAnyDraft(db, stored.draft.row.id)), isConflict: false };
}

/** Returns the input that a step needs from the account, whatever status the post has. */
function needOf(action: ReviewAction, role: ReviewRole): ReviewNeed | undefined {
  const { needs = {}, by = [] } = reviewTransitions.find((transition) => transition.action === action) ?? {};
  const actor = role.isAuthor ? 'author' : by.find((one) => one !== 'author');
  return actor && needs[actor];
}

/** Returns the post, after freeing its claim if the claim had expired. */
async function freed(db: Queryable, found: StoredReview, { now }: ReviewStep): Promise<StoredReview> {
  const expiry = isClaimExpired(found.review, now) ? transitionOf('expireClaim', reviewStateOf(found, now)) : null;
  if (!expiry) return found;
  await take(db, expiry, found, { now, actorId: null });
  return withReview(await readAnyDraft(db, found.draft.row.id));
}

/** Writes an allowed step, with its row of the audit and its notices. */
export async function take(
  db: Queryable,
  transition: ReviewTransition,
  stored: StoredReview,
  step: TakenStep,
): Promise<void> {
  const { draft } = stored;
  const { action } = transition;
  const isChange = draft.row.status === 'published' && draft.copy !== null && transition.subjects.includes('change');
  const before = await stateBefore(db, draft, transition);
  await writeTransition(db, transition, stored, { ...step, isChange });
  await keepUndo(db, draft, transition, step, before);
  if (!inReview.includes(transition.to)) await revokeDeskPreviewsOf(db, draft.row.id, step.now);
  const auditId = await recordAudit(db, {
    at: step.now,
    actorId: step.actorId,
    action,
    subject: 'post',
    subjectId: String(draft.row.id),
    site: stored.review?.site ?? draft.fields.site,
    before: { status: isChange ? draft.copy?.status : draft.row.status, isChange },
    after: {
      status: transition.to === 'previous' ? draft.lastStep?.before.status : transition.to,
      version: draft.version,
      ...(isDecision(transition) &&
        stored.review && { waitedMs: step.now.getTime() - stored.review.submittedAt.getTime() }),
      ...(step.words && { words: step.words }),
      ...(step.publishAt && { publishAt: step.publishAt.toISOString() }),
      ...(step.correction && { correction: `${step.correction.kind}: ${step.correction.words}` }),
      ...(action === 'undo' && { undone: draft.lastStep?.action }),
    },
    reason: step.reason,
  });
  await notifyOfTransition(db, transition, stored, { ...step, auditId });
}

/** Checks whether a step is a moderator's answer to the writer. Such a step ends the writer's measured wait. */
function isDecision({ from, by, to }: ReviewTransition): boolean {
  return from.includes('in-review') && by.includes('claimer') && to !== 'needs-review';
}

function wrongStatus({ draft: { row, copy }, review }: StoredReview): ProblemError {
  const isClaimed = (row.status === 'published' ? copy?.status : row.status) === 'in-review';
  if (isClaimed && review?.claimedBy) return new ProblemError(409, 'claimed', 'A moderator has claimed this post.');
  return new ProblemError(409, 'wrong-status', 'You cannot do this in the post’s current status. Reload the page.');
}

async function refuseMissing(
  db: Queryable,
  need: ReviewNeed | undefined,
  { reason, words = '', publishAt, correction, now }: ReviewStep,
  { draft }: StoredReview,
): Promise<void> {
  if (correction && draft.row.corrections.length >= maxCorrections) {
    const message = `A post can have ${maxCorrections} corrections.`;
    throw new ProblemError(422, 'invalid', message, {
      errors: [{ pointer: '/correction', code: 'too-many', message }],
    });
  }
  const missing = (pointer: string, message: string) =>
    new ProblemError(422, 'invalid', message, { errors: [{ pointer, code: 'missing', message }] });
  if (need === 'reason' && reason === undefined) throw missing('/reason', 'Choose a reason.');
  if ((need === 'words' || need === 'reason') && words === '') throw missing('/note', 'Write a few words about it.');
  if (need === 'answer' && words === '' && (await openNotesToWriter(db, draft.row.id)) === 0)
    throw missing('/note', 'Say what to change, here or in a note on the text.');
  if (need !== 'time') return;
  if (publishAt === undefined) throw missing('/publishAt', 'Choose a time.');
  refuseTime(publishAt, now);
}
