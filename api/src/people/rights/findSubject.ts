import type { ReviewStatus, SiteKey, Subject } from '@marquee/shared/domain';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { rowId } from '../../kernel/db/rowId.ts';
import { adjustments } from '../../kernel/db/schema/adjustments.ts';
import { holds } from '../../kernel/db/schema/holds.ts';
import { payouts } from '../../kernel/db/schema/payouts.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { reviews } from '../../kernel/db/schema/reviews.ts';
import { stories } from '../../kernel/db/schema/stories.ts';
import { categories } from '../../kernel/db/schema/taxonomy.ts';
import { workingCopies } from '../../kernel/db/schema/workingCopies.ts';

/** Columns of a post, its changes and its review that determine rights. */
export type PostFacts = {
  authorId: number | null;
  site: SiteKey | null;
  status: ReviewStatus;
  deletedAt: Date | null;
  /** Status and target site of the changes to a published post; null without changes. */
  changeStatus: ReviewStatus | null;
  changeSite: SiteKey | null;
  /** Keys of the categories of the post and of its changes. */
  section: string | null;
  changeSection: string | null;
  /** Null without an open review. */
  reviewSite: SiteKey | null;
  claimedBy: number | null;
};

/** The site and the category that a save moves a post to. */
export type MoveTarget = { site?: SiteKey | null | undefined; category?: string | null | undefined };

/** Returns the subject of `may` for a post. @param target where a save moves the post to */
export function postSubject(facts: PostFacts, target: MoveTarget = {}): Subject {
  const { authorId, site, status, changeStatus, changeSite, reviewSite, claimedBy, deletedAt } = facts;
  const isPublished = status === 'published';
  const { section, changeSection } = facts;
  const sites = [site, changeSite, reviewSite, target.site].filter((one) => one != null);
  const sections = [section, changeSection, target.category].filter((one) => one != null);
  return {
    ...{
      authorId,
      site,
      sites: [...new Set(sites)],
      sections: [...new Set(sections)],
      claimedBy,
      isPublished,
      isInTrash: deletedAt !== null,
    },
    status: (isPublished && changeStatus) || status,
  };
}

/** @returns null for an unknown post */
export async function findPostSubject(db: Queryable, id: string): Promise<Subject | null> {
  const facts = await findPostFacts(db, rowId(id));
  return facts && postSubject(facts);
}

/** @returns null for an unknown post */
export async function findPostFacts(db: Queryable, id: number): Promise<PostFacts | null> {
  const [found] = await db
    .select({
      authorId: posts.authorId,
      site: posts.site,
      status: posts.status,
      deletedAt: posts.deletedAt,
      changeStatus: workingCopies.status,
      changeSite: sql<SiteKey | null>`${workingCopies.fields}->>'site'`,
      section: categories.key,
      changeSection: sql<string | null>`${workingCopies.fields}->>'category'`,
      reviewSite: reviews.site,
      claimedBy: reviews.claimedBy,
    })
    .from(posts)
    .leftJoin(workingCopies, eq(workingCopies.postId, posts.id))
    .leftJoin(categories, eq(categories.id, posts.categoryId))
    .leftJoin(reviews, eq(reviews.postId, posts.id))
    .where(eq(posts.id, id));
  return found ?? null;
}

/** @returns null for an unknown story */
export async function findStorySubject(db: Queryable, id: string): Promise<Subject | null> {
  const [found] = await db
    .select({ authorId: stories.writerId, site: stories.site })
    .from(stories)
    .where(eq(stories.id, rowId(id)));
  return found ? { ...found, sites: [found.site] } : null;
}

/** @returns null for an unknown hold */
export async function findHoldSubject(db: Queryable, id: string): Promise<Subject | null> {
  const { userId: authorId, placedBy, sites } = holds;
  const [found] = await db
    .select({ authorId, placedBy, sites })
    .from(holds)
    .where(eq(holds.id, rowId(id)));
  return found ?? null;
}

/** @returns null for an unknown payout */
export async function findPayoutSubject(db: Queryable, id: string): Promise<Subject | null> {
  const [found] = await db
    .select({ authorId: payouts.userId })
    .from(payouts)
    .where(eq(payouts.id, rowId(id)));
  return found ?? null;
}

/** @returns null for an unknown adjustment */
export async function findAdjustmentSubject(db: Queryable, id: string): Promise<Subject | null> {
  const { userId: authorId, proposedBy: placedBy } = adjustments;
  const [found] = await db
    .select({ authorId, placedBy })
    .from(adjustments)
    .where(eq(adjustments.id, rowId(id)));
  return found ?? null;
}
