import {
  type Action,
  actionOfStep,
  type ReviewAction,
  type ReviewRole,
  type ReviewState,
  refusalOf,
  undoMs,
} from '@marquee/shared/domain';
import type { Queryable } from '../../kernel/db/connect.ts';
import type { reviews } from '../../kernel/db/schema/reviews.ts';
import type { UserRow } from '../../people/accounts/userView.ts';
import { readDraft, type StoredDraft } from '../../writing/drafts/readDraft.ts';
import { subjectOf } from '../../writing/drafts/subjectOf.ts';

export type ReviewRow = typeof reviews.$inferSelect;

/** A post with its open review. */
export type StoredReview = { draft: StoredDraft; review: ReviewRow | null };

/** Milliseconds after which a claim expires unless it is renewed. */
export const claimMs = 30 * 60_000;

/**
 * Returns a post with its review, for its author and for moderators.
 * @throws ProblemError 404 for other accounts, and for a post in the trash; 403 for actions other than reading
 */
export async function readReview(
  db: Queryable,
  account: UserRow,
  id: string,
  action: Action = 'readPost',
): Promise<StoredReview> {
  return withReview(await readDraft(db, account, id, action));
}

/** Combines a post with its open review. */
export function withReview(draft: StoredDraft): StoredReview {
  return { draft, review: draft.review };
}

/** Returns the state for the table of transitions. An expired claim still counts, so callers free it first. */
export function reviewStateOf(stored: StoredReview, now: Date): ReviewState {
  const { row, copy, version } = stored.draft;
  const { review } = stored;
  // An unpublished post can have changes of its writer, which are not approved.
  const present = row.status === 'unpublished' ? row.version : version;
  return {
    status: row.status,
    changeStatus: copy?.status ?? null,
    isAppealed: review?.appeal != null,
    isDecided: review !== null,
    isApproved: review !== null && review.approvedVersion === present && review.site === row.site,
    isUndoable: undoEndOf(stored) > now.getTime(),
  };
}

/**
 * Returns the end of the time in which the last decision can be undone, in epoch milliseconds; 0 if it cannot. A
 * schedule whose time has come is not restored, because the post would be published at once.
 */
export function undoEndOf({ draft: { lastStep, version } }: StoredReview): number {
  if (lastStep?.version !== version) return 0;
  const { status, publishAt } = lastStep.before;
  const end = lastStep.at.getTime() + undoMs;
  return status === 'scheduled' && publishAt ? Math.min(end, Date.parse(publishAt)) : end;
}

/** Returns the roles of an account in the review of a post, for one step. */
export function reviewRoleOf({ draft, review }: StoredReview, account: UserRow, step: ReviewAction): ReviewRole {
  const isAuthor = draft.row.authorId === account.id;
  const action = actionOfStep(step);
  const refusal = action && refusalOf(account, action, subjectOf(draft));
  return {
    isAuthor,
    isModerator: !isAuthor && action !== null && (refusal === null || refusal.by === 'state'),
    isClaimer: review?.claimedBy === account.id,
    isDecider: draft.lastStep?.actorId === account.id,
    hasRejected: review?.appeal != null && review.rejectedBy === account.id,
  };
}

/** Checks whether the claim of a review has expired. */
export function isClaimExpired(review: ReviewRow | null, now: Date): boolean {
  return review?.status === 'in-review' && now.getTime() - (review.aliveAt?.getTime() ?? 0) >= claimMs;
}
