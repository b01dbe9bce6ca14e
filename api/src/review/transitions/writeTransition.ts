import type { DraftFields, ReviewTransition } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { publicationFailures } from '../../kernel/db/schema/publicationFailures.ts';
import { reviews } from '../../kernel/db/schema/reviews.ts';
import { workingCopies } from '../../kernel/db/schema/workingCopies.ts';
import { invalid } from '../../writing/drafts/changes/cleanChanges.ts';
import { keepRevision } from '../../writing/drafts/keepRevision.ts';
import type { StoredDraft } from '../../writing/drafts/readDraft.ts';
import { typographicChanges } from '../../writing/publication/typographicChanges.ts';
import type { StoredReview } from './readReview.ts';
import type { TakenStep } from './reviewStep.ts';
import { restoreState } from './undo.ts';
import { writePublished, writeTagsOf } from './writePublished.ts';

export type WrittenStep = TakenStep & { isChange: boolean };

/** Writes the new status of a transition, and its consequences, into the post and its review. */
export async function writeTransition(
  db: Queryable,
  { action, to }: ReviewTransition,
  { draft, review }: StoredReview,
  step: WrittenStep,
): Promise<void> {
  const { isChange, now } = step;
  if (to === 'previous') return restoreState(db, draft, now);
  if (to === 'merged') await mergeChanges(db, draft, step);
  else if (to === 'discarded') await discardChanges(db, draft, step);
  else if (isChange)
    await db.update(workingCopies).set({ status: to, since: now }).where(eq(workingCopies.postId, draft.row.id));
  else if (action === 'publishAgain')
    await db.update(posts).set({ status: to, publishAt: null }).where(eq(posts.id, draft.row.id));
  else if (to === 'published') await publishPost(db, draft, step);
  else
    await db
      .update(posts)
      .set({ status: to, publishAt: to === 'scheduled' ? (step.publishAt ?? null) : null })
      .where(eq(posts.id, draft.row.id));
  // Changes of an unpublished post leave the review and return to the writer as a draft.
  if (action === 'unpublish')
    await db.update(workingCopies).set({ status: 'draft', since: now }).where(eq(workingCopies.postId, draft.row.id));
  if (action === 'schedule' || action === 'requestChanges' || action === 'reject')
    await keepDecided(db, draft, {}, draft.version, step);
  if (draft.row.status === 'scheduled')
    await db.delete(publicationFailures).where(eq(publicationFailures.postId, draft.row.id));
  await writeReview(db, { action, to }, { draft, review }, step);
}

async function writeReview(
  db: Queryable,
  { action, to }: Pick<ReviewTransition, 'action' | 'to'>,
  { draft: { row, fields, version }, review }: StoredReview,
  { isChange, now, actorId, words }: WrittenStep,
): Promise<void> {
  const ofPost = eq(reviews.postId, row.id);
  const status = to === 'merged' || to === 'discarded' || to === 'previous' ? 'published' : to;
  const unclaimed = { claimedBy: null, claimedAt: null, aliveAt: null };
  if (action === 'submit' || action === 'returnToReview' || action === 'reopen') {
    const site = fields.site ?? review?.site;
    if (!site) throw new Error(`Post ${row.id} has no site, so no moderator can review it.`);
    const begun = { site, status, isChange, submittedAt: now, ...unclaimed };
    const fresh = { ...begun, rejectedBy: null, appeal: null, approvedVersion: null };
    await db
      .insert(reviews)
      .values({ postId: row.id, ...fresh })
      .onConflictDoUpdate({ target: reviews.postId, set: fresh });
  } else if (action === 'claim' || action === 'takeOver')
    await db.update(reviews).set({ status, claimedBy: actorId, claimedAt: now, aliveAt: now }).where(ofPost);
  else if (action === 'appeal')
    await db
      .update(reviews)
      .set({ status, submittedAt: now, appeal: words ?? '' })
      .where(ofPost);
  else if (action === 'reject')
    await db
      .update(reviews)
      .set({ status, rejectedBy: actorId, ...unclaimed })
      .where(ofPost);
  else if (action === 'release' || action === 'expireClaim' || action === 'requestChanges')
    await db
      .update(reviews)
      .set({ status, ...unclaimed })
      .where(ofPost);
  else if (action === 'schedule') await db.update(reviews).set({ status, approvedVersion: version }).where(ofPost);
  else if (action === 'reschedule') return;
  // Keeps the version that was published, so that a moderator can publish it again.
  else if (action === 'unpublish' && actorId !== row.authorId && row.site !== null) {
    const taken = { site: row.site, status, isChange, submittedAt: now, ...unclaimed, approvedVersion: row.version };
    const fresh = { ...taken, rejectedBy: null, appeal: null };
    await db
      .insert(reviews)
      .values({ postId: row.id, ...fresh })
      .onConflictDoUpdate({ target: reviews.postId, set: fresh });
  }
  // The post was withdrawn, discarded, published, merged or unpublished by its author, so the review ends.
  else await db.delete(reviews).where(ofPost);
}

/** Publishes a post with its present tags, and with typographic marks in texts that moderators wrote. */
async function publishPost(db: Queryable, draft: StoredDraft, { now, actorId }: WrittenStep): Promise<void> {
  const { row, version } = draft;
  refuseWithoutAddress(draft.fields);
  const marked = typographicChanges(draft.fields, draft.author);
  const isChanged = Object.keys(marked).length > 0;
  const { category, channel, tags, ...columns } = marked;
  await writeTagsOf(db, { ...draft, fields: { ...draft.fields, ...marked } });
  await db
    .update(posts)
    .set({
      ...columns,
      ...{ status: 'published', publishAt: null, draftTags: null, publishedAt: row.publishedAt ?? now },
      ...(isChanged && { version: version + 1, modifiedAt: now }),
    })
    .where(eq(posts.id, row.id));
  await keepDecided(db, draft, marked, isChanged ? version + 1 : version, { now, actorId });
}

/** @throws ProblemError 422 if a moderator has removed the site or category since the submission */
function refuseWithoutAddress({ site, key }: DraftFields): void {
  const missing = (pointer: string, message: string) => [{ pointer, code: 'missing', message }];
  if (site === null) throw invalid(missing('/site', 'The post has no magazine. Choose one.'));
  if (key === null) throw invalid(missing('/key', 'The post has no URL slug. Enter one.'));
}

/** Merges the changes into the post, with a correction for readers if there is one. */
async function mergeChanges(
  db: Queryable,
  draft: StoredDraft,
  { now, actorId, correction }: WrittenStep,
): Promise<void> {
  const { row, version } = draft;
  const marked = typographicChanges(draft.fields, draft.author);
  const corrections = correction && [...row.corrections, { ...correction, at: now.toISOString() }];
  const fields: DraftFields = { ...draft.fields, ...marked };
  await writePublished(db, { ...draft, fields }, { version: version + 1, modifiedAt: now, corrections });
  await db.delete(workingCopies).where(eq(workingCopies.postId, row.id));
  await keepDecided(db, draft, marked, version + 1, { now, actorId });
}

/**
 * Discards changes. They stay among the revisions. The post's version becomes higher than theirs, so that no ETag
 * stands for two texts.
 */
async function discardChanges(
  db: Queryable,
  { row, fields, version }: StoredDraft,
  { now }: WrittenStep,
): Promise<void> {
  const revision = { postId: row.id, version, at: now, userId: row.authorId, reason: 'leave' as const, fields };
  await keepRevision(db, revision, now);
  await db.delete(workingCopies).where(eq(workingCopies.postId, row.id));
  await db
    .update(posts)
    .set({ version: version + 1 })
    .where(eq(posts.id, row.id));
}

/**
 * Stores the version that was published, merged or scheduled as a revision, so that the writer can compare it and
 * return to it.
 */
async function keepDecided(
  db: Queryable,
  { row, fields }: StoredDraft,
  marked: Partial<DraftFields>,
  version: number,
  { now, actorId }: Pick<WrittenStep, 'now' | 'actorId'>,
): Promise<void> {
  const userId = actorId ?? row.authorId;
  if (userId === null) return;
  const revision = { postId: row.id, version, at: now, userId, reason: 'submit' as const };
  await keepRevision(db, { ...revision, fields: { ...fields, ...marked } }, now);
}
