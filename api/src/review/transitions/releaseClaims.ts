import { may, type Rights, transitionOf } from '@marquee/shared/domain';
import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { reviews } from '../../kernel/db/schema/reviews.ts';
import { lockPost } from '../../writing/drafts/lockPost.ts';
import { readAnyDraft } from '../../writing/drafts/readDraft.ts';
import { subjectOf } from '../../writing/drafts/subjectOf.ts';
import { take } from './applyTransition.ts';
import { reviewStateOf, withReview } from './readReview.ts';

/**
 * Releases an account's claims on posts that it may no longer decide about, with audit and notices. Call it in the
 * transaction that changes the rights, after the account is locked.
 * @param account with its new rights
 */
export async function releaseClaims(transaction: Queryable, account: Rights, now: Date): Promise<void> {
  const isClaim = and(eq(reviews.claimedBy, account.id), eq(reviews.status, 'in-review'));
  const claimed = await transaction
    .select({ postId: reviews.postId })
    .from(reviews)
    .where(isClaim)
    .orderBy(asc(reviews.postId));
  for (const { postId } of claimed) {
    await lockPost(transaction, String(postId));
    const stored = withReview(await readAnyDraft(transaction, postId));
    const transition = transitionOf('release', reviewStateOf(stored, now));
    const isStillClaimed = stored.review?.claimedBy === account.id;
    if (!transition || !isStillClaimed || may(account, 'decide', subjectOf(stored.draft))) continue;
    await take(transaction, transition, stored, { now, actorId: null });
  }
}
