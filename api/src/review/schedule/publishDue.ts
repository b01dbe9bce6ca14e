import { transitionOf } from '@marquee/shared/domain';
import { and, asc, eq, gt, isNull, lte, notExists, or } from 'drizzle-orm';
import type { Database, Queryable } from '../../kernel/db/connect.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { publicationFailures } from '../../kernel/db/schema/publicationFailures.ts';
import { readAnyDraft } from '../../writing/drafts/readDraft.ts';
import { take } from '../transitions/applyTransition.ts';
import { reviewStateOf, type StoredReview, withReview } from '../transitions/readReview.ts';
import { recordPublicationFailure } from './publicationFailure.ts';

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

const otherVersion = 'The post has changed since it was approved. A moderator must review it again.';

/** Error for a due post that cannot be published. */
class DuePostError extends Error {
  constructor(postId: number, cause: unknown) {
    super(`The scheduled post ${postId} cannot be published.`, { cause });
    this.name = 'DuePostError';
  }
}

/**
 * Publishes the scheduled posts that are due, each in a separate transaction. Several processes can do so at the same
 * time, because one process locks each post, which is no longer scheduled afterwards. A failed post is retried with a
 * delay that doubles.
 * @param limit maximum number of posts
 * @returns the number of posts that this call published
 * @throws AggregateError with the posts that cannot be published, after all other posts were published
 */
export async function publishDue(db: Database, now: Date, limit = 500): Promise<number> {
  const failures: DuePostError[] = [];
  let published = 0;
  for (let tried = 0; tried < limit; tried += 1) {
    const outcome = await db.transaction((transaction) => publishNext(transaction, now));
    if (outcome === 'none') break;
    if (outcome === 'published') published += 1;
    else if (outcome !== 'returned') failures.push(outcome);
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} scheduled posts cannot be published.`);
  return published;
}

async function publishNext(db: Transaction, now: Date): Promise<'none' | 'published' | 'returned' | DuePostError> {
  const waits = db
    .select({ postId: publicationFailures.postId })
    .from(publicationFailures)
    .where(
      and(
        eq(publicationFailures.postId, posts.id),
        eq(publicationFailures.publishAt, posts.publishAt),
        gt(publicationFailures.nextAt, now),
      ),
    );
  const isFree = or(isNull(posts.embargoUntil), lte(posts.embargoUntil, now));
  const [due] = await db
    .select({ id: posts.id, authorId: posts.authorId, publishAt: posts.publishAt })
    .from(posts)
    .where(and(eq(posts.status, 'scheduled'), lte(posts.publishAt, now), isFree, notExists(waits)))
    .orderBy(asc(posts.publishAt), asc(posts.id))
    .limit(1)
    .for('no key update', { skipLocked: true });
  if (!due) return 'none';
  try {
    // A failure undoes the attempt, and the post stays locked until it is recorded.
    return await db.transaction((attempt) => publish(attempt, due.id, now));
  } catch (error) {
    await recordPublicationFailure(db, due, error, now);
    return new DuePostError(due.id, error);
  }
}

/** Publishes the approved version. A post with any other version goes back to the moderators. */
async function publish(db: Queryable, id: number, now: Date): Promise<'published' | 'returned'> {
  const stored = withReview(await readAnyDraft(db, id));
  const isSame = isApproved(stored);
  const transition = transitionOf(isSame ? 'publishScheduled' : 'returnToReview', reviewStateOf(stored, now));
  if (!transition) throw new Error('The table of transitions does not allow this step.');
  await take(db, transition, stored, { now, actorId: null, ...(!isSame && { words: otherVersion }) });
  return isSame ? 'published' : 'returned';
}

/** Checks whether the post still has the site and version that a moderator approved. */
function isApproved({ draft: { row, version }, review }: StoredReview): boolean {
  return review !== null && review.approvedVersion === version && review.site === row.site;
}
