import type { ReviewStatus, SiteKey, Subject } from '@marquee/shared/domain';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/connect.ts';
import { rowId } from '../../db/rowId.ts';
import { adjustments } from '../../db/schema/adjustments.ts';
import { holds } from '../../db/schema/holds.ts';
import { payouts } from '../../db/schema/payouts.ts';
import { posts } from '../../db/schema/posts.ts';
import { reviews } from '../../db/schema/reviews.ts';
import { workingCopies } from '../../db/schema/workingCopies.ts';

/** The columns of a post, of its changes and of its review by which rights are decided. */
export type PostFacts = {
  authorId: number | null;
  site: SiteKey | null;
  status: ReviewStatus;
  deletedAt: Date | null;
  /** The status of the changes of a published post, and the site that they move it to; null without changes. */
  changeStatus: ReviewStatus | null;
  changeSite: SiteKey | null;
  /** Null without an open review. */
  reviewSite: SiteKey | null;
  claimedBy: number | null;
};

/** A post as `may` knows it. @param target the site that a save moves it to */
export function postSubject(facts: PostFacts, target?: SiteKey | null): Subject {
  const { authorId, site, status, changeStatus, changeSite, reviewSite, claimedBy, deletedAt } = facts;
  const isPublished = status === 'published';
  const sites = [site, changeSite, reviewSite, target].filter((one) => one != null);
  return {
    ...{ authorId, site, sites: [...new Set(sites)], claimedBy, isPublished, isInTrash: deletedAt !== null },
    status: (isPublished && changeStatus) || status,
  };
}

/** @returns null without such a post */
export async function findPostSubject(db: Queryable, id: string): Promise<Subject | null> {
  const facts = await findPostFacts(db, rowId(id));
  return facts && postSubject(facts);
}

/** @returns null without such a post */
export async function findPostFacts(db: Queryable, id: number): Promise<PostFacts | null> {
  const [found] = await db
    .select({
      authorId: posts.authorId,
      site: posts.site,
      status: posts.status,
      deletedAt: posts.deletedAt,
      changeStatus: workingCopies.status,
      changeSite: sql<SiteKey | null>`${workingCopies.fields}->>'site'`,
      reviewSite: reviews.site,
      claimedBy: reviews.claimedBy,
    })
    .from(posts)
    .leftJoin(workingCopies, eq(workingCopies.postId, posts.id))
    .leftJoin(reviews, eq(reviews.postId, posts.id))
    .where(eq(posts.id, id));
  return found ?? null;
}

/** @returns null without such a hold */
export async function findHoldSubject(db: Queryable, id: string): Promise<Subject | null> {
  const { userId: authorId, placedBy, sites } = holds;
  const [found] = await db
    .select({ authorId, placedBy, sites })
    .from(holds)
    .where(eq(holds.id, rowId(id)));
  return found ?? null;
}

/** @returns null without such a payout */
export async function findPayoutSubject(db: Queryable, id: string): Promise<Subject | null> {
  const [found] = await db
    .select({ authorId: payouts.userId })
    .from(payouts)
    .where(eq(payouts.id, rowId(id)));
  return found ?? null;
}

/** @returns null without such an adjustment */
export async function findAdjustmentSubject(db: Queryable, id: string): Promise<Subject | null> {
  const { userId: authorId, proposedBy: placedBy } = adjustments;
  const [found] = await db
    .select({ authorId, placedBy })
    .from(adjustments)
    .where(eq(adjustments.id, rowId(id)));
  return found ?? null;
}
