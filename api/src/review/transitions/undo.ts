import type { ReviewTransition } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { reviews } from '../../kernel/db/schema/reviews.ts';
import { type StateBefore, undoableSteps } from '../../kernel/db/schema/undoableSteps.ts';
import { workingCopies } from '../../kernel/db/schema/workingCopies.ts';
import { readAnyDraft, readPublishedFields, type StoredDraft } from '../../writing/drafts/readDraft.ts';
import type { TakenStep } from './reviewStep.ts';
import { writePublished } from './writePublished.ts';

/** Returns the state of a post that an undo of the next step restores. */
export async function stateBefore(db: Queryable, draft: StoredDraft, { to }: ReviewTransition): Promise<StateBefore> {
  const { row, review, copy } = draft;
  const { status, corrections } = row;
  return {
    status,
    corrections,
    publishAt: row.publishAt?.toISOString() ?? null,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    review: review && {
      ...review,
      submittedAt: review.submittedAt.toISOString(),
      claimedAt: review.claimedAt?.toISOString() ?? null,
      aliveAt: review.aliveAt?.toISOString() ?? null,
    },
    copy: copy && { ...copy, since: copy.since.toISOString(), modifiedAt: copy.modifiedAt.toISOString() },
    ...(to === 'merged' && { published: await readPublishedFields(db, row) }),
  };
}

/** Keeps the state before a step that its moderator can undo. Any other step ends the chance to undo the last one. */
export async function keepUndo(
  db: Queryable,
  draft: StoredDraft,
  { action, canUndo }: ReviewTransition,
  { actorId, now }: TakenStep,
  before: StateBefore,
): Promise<void> {
  const postId = draft.row.id;
  if (canUndo && actorId !== null && actorId !== draft.row.authorId) {
    const { version } = await readAnyDraft(db, postId);
    const kept = { action, actorId, at: now, version, before };
    await db
      .insert(undoableSteps)
      .values({ postId, ...kept })
      .onConflictDoUpdate({ target: undoableSteps.postId, set: kept });
  } else if (draft.lastStep) await db.delete(undoableSteps).where(eq(undoableSteps.postId, postId));
}

/**
 * Restores the state before the last decision about a post. A claim of then begins again now.
 * @throws ProblemError 409 if another post has got the former key
 */
export async function restoreState(db: Queryable, draft: StoredDraft, now: Date): Promise<void> {
  const { row, lastStep } = draft;
  if (!lastStep) throw new Error(`Post ${row.id} has no decision to undo.`);
  const { before } = lastStep;
  const { status, corrections } = before;
  // Other texts than now need another version; the same texts keep theirs.
  const version = before.published ? draft.version + 1 : row.version;
  if (before.published)
    await writePublished(db, { ...draft, fields: before.published }, { version, modifiedAt: now, corrections });
  const times = { publishAt: dateOf(before.publishAt), publishedAt: dateOf(before.publishedAt) };
  await db
    .update(posts)
    .set({ status, corrections, ...times })
    .where(eq(posts.id, row.id));
  await restoreCopy(db, before, Math.max(version, draft.version) + 1);
  await restoreReview(db, row.id, before, version, now);
}

async function restoreCopy(db: Queryable, { copy, published }: StateBefore, version: number): Promise<void> {
  if (!copy) return;
  const times = { since: new Date(copy.since), modifiedAt: new Date(copy.modifiedAt) };
  const restored = { ...copy, ...times, version: published ? version : copy.version };
  await db.insert(workingCopies).values(restored).onConflictDoUpdate({ target: workingCopies.postId, set: restored });
}

async function restoreReview(
  db: Queryable,
  postId: number,
  { review, status }: StateBefore,
  version: number,
  now: Date,
): Promise<void> {
  await db.delete(reviews).where(eq(reviews.postId, postId));
  if (!review) return;
  await db.insert(reviews).values({
    ...review,
    submittedAt: new Date(review.submittedAt),
    claimedAt: dateOf(review.claimedAt),
    aliveAt: review.claimedBy === null ? null : now,
    // Publication may have changed straight marks of the approved text to typographic ones.
    approvedVersion: status === 'scheduled' ? version : review.approvedVersion,
  });
}

const dateOf = (time: string | null): Date | null => (time === null ? null : new Date(time));
