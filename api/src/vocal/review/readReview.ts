import type { ReviewRole, ReviewState, SiteKey } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { UserRow } from '../../accounts/userView.ts';
import type { Queryable } from '../../db/connect.ts';
import { reviews } from '../../db/schema/reviews.ts';
import { notFound } from '../../http/notFound.ts';
import { readDraftInUse, type StoredDraft } from '../drafts/readDraft.ts';

export type ReviewRow = typeof reviews.$inferSelect;

/** A post with its open review. */
export type StoredReview = { draft: StoredDraft; review: ReviewRow | null };

/** A claim without a sign of life for this time is free again. */
export const claimMs = 30 * 60_000;

/**
 * A post with its review, for its author and for the moderators of its site.
 * @throws ProblemError 404 for others, and for a post in the trash
 */
export async function readReview(db: Queryable, account: UserRow, id: string): Promise<StoredReview> {
  const draft = await readDraftInUse(db, account, id);
  const stored = await withReview(db, draft);
  const isOwn = draft.row.authorId === account.id;
  if (!isOwn && !moderates(account, stored.review?.site ?? draft.row.site)) throw notFound('This post');
  return stored;
}

/** A post that was read, with its open review. */
export async function withReview(db: Queryable, draft: StoredDraft): Promise<StoredReview> {
  const [review] = await db.select().from(reviews).where(eq(reviews.postId, draft.row.id));
  return { draft, review: review ?? null };
}

/** Whether an account moderates a site. A post without a site is nobody's to moderate. */
export function moderates(
  { isAdmin, moderatedSites }: Pick<UserRow, 'isAdmin' | 'moderatedSites'>,
  site: SiteKey | null,
): boolean {
  return isAdmin && site !== null && (moderatedSites === null || moderatedSites.includes(site));
}

/** The state by which the table of transitions decides. A claim that has expired counts as free. */
export function reviewStateOf({ draft: { row, copy }, review }: StoredReview): ReviewState {
  return { status: row.status, changeStatus: copy?.status ?? null, isAppealed: review?.appeal != null };
}

/** What an account is to a post. */
export function reviewRoleOf({ draft: { row }, review }: StoredReview, account: UserRow): ReviewRole {
  const isAuthor = row.authorId === account.id;
  return {
    isAuthor,
    isModerator: !isAuthor && moderates(account, review?.site ?? row.site),
    isClaimer: review?.claimedBy === account.id,
    hasRejected: review?.appeal != null && review.rejectedBy === account.id,
  };
}

/** Whether the claim of a review has ended by itself. */
export function isClaimExpired(review: ReviewRow | null, now: Date): boolean {
  return review?.status === 'in-review' && now.getTime() - (review.aliveAt?.getTime() ?? 0) >= claimMs;
}
