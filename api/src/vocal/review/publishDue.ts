import { transitionOf } from '@marquee/shared/domain';
import { and, asc, eq, lte, notInArray } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/connect.ts';
import { posts } from '../../db/schema/posts.ts';
import { reviews } from '../../db/schema/reviews.ts';
import { readAnyDraft } from '../drafts/readDraft.ts';
import { take } from './applyTransition.ts';
import { reviewStateOf } from './readReview.ts';

/** A post that is due and cannot be published. */
class DuePostError extends Error {
  readonly postId: number;

  constructor(postId: number, cause: unknown) {
    super(`The scheduled post ${postId} cannot be published.`, { cause });
    this.name = 'DuePostError';
    this.postId = postId;
  }
}

/**
 * Publishes the scheduled posts whose time has come, each in a transaction of its own. Several processes can do so at the
 * same time: each post is locked by one of them, and no longer scheduled afterwards.
 * @param limit of posts at most
 * @returns the number of posts that this call published
 * @throws AggregateError after all others, with the posts that cannot be published; they keep no other back
 */
export async function publishDue(db: Database, now: Date, limit = 500): Promise<number> {
  const failures: DuePostError[] = [];
  let published = 0;
  while (published + failures.length < limit) {
    const passedOver = failures.map(({ postId }) => postId);
    try {
      if (!(await db.transaction((transaction) => publishNext(transaction, now, passedOver)))) break;
      published += 1;
    } catch (error) {
      if (!(error instanceof DuePostError)) throw error;
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} scheduled posts cannot be published.`);
  return published;
}

async function publishNext(db: Queryable, now: Date, passedOver: number[]): Promise<boolean> {
  const isDue = and(
    eq(posts.status, 'scheduled'),
    lte(posts.publishAt, now),
    passedOver.length > 0 ? notInArray(posts.id, passedOver) : undefined,
  );
  const [due] = await db
    .select({ id: posts.id })
    .from(posts)
    .where(isDue)
    .orderBy(asc(posts.publishAt), asc(posts.id))
    .limit(1)
    .for('no key update', { skipLocked: true });
  if (!due) return false;
  try {
    await publish(db, due.id, now);
    return true;
  } catch (error) {
    throw new DuePostError(due.id, error);
  }
}

async function publish(db: Queryable, id: number, now: Date): Promise<void> {
  const draft = await readAnyDraft(db, id);
  const [review] = await db.select().from(reviews).where(eq(reviews.postId, id));
  const stored = { draft, review: review ?? null };
  const transition = transitionOf('publishScheduled', reviewStateOf(stored));
  if (!transition) throw new Error('The table of transitions does not allow it.');
  await take(db, transition, stored, { now, actorId: null });
}
