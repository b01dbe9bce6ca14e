import { transitionOf } from '@marquee/shared/domain';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/connect.ts';
import { posts } from '../../db/schema/posts.ts';
import { reviews } from '../../db/schema/reviews.ts';
import { readAnyDraft } from '../drafts/readDraft.ts';
import { take } from './applyTransition.ts';
import { reviewStateOf } from './readReview.ts';

/**
 * Publishes the scheduled posts whose time has come, each in a transaction of its own. Several processes can do so at the
 * same time: each post is locked by one of them, and no longer scheduled afterwards.
 * @param limit of posts at most
 * @returns the number of posts that this call published
 */
export async function publishDue(db: Database, now: Date, limit = 500): Promise<number> {
  let published = 0;
  while (published < limit && (await db.transaction((transaction) => publishNext(transaction, now)))) published += 1;
  return published;
}

async function publishNext(db: Queryable, now: Date): Promise<boolean> {
  const [due] = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.status, 'scheduled'), lte(posts.publishAt, now)))
    .orderBy(asc(posts.publishAt), asc(posts.id))
    .limit(1)
    .for('no key update', { skipLocked: true });
  if (!due) return false;
  const draft = await readAnyDraft(db, due.id);
  const [review] = await db.select().from(reviews).where(eq(reviews.postId, due.id));
  const stored = { draft, review: review ?? null };
  const transition = transitionOf('publishScheduled', reviewStateOf(stored));
  if (!transition) throw new Error(`Post ${due.id} is due, and the table of transitions does not publish it.`);
  await take(db, transition, stored, { now, actorId: null });
  return true;
}
