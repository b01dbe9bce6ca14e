import type { DraftFields, ReviewTransition } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/connect.ts';
import { posts } from '../../db/schema/posts.ts';
import { publicationFailures } from '../../db/schema/publicationFailures.ts';
import { reviews } from '../../db/schema/reviews.ts';
import { workingCopies } from '../../db/schema/workingCopies.ts';
import { violatedConstraint } from '../../db/violatedConstraint.ts';
import { invalid } from '../drafts/changes/cleanChanges.ts';
import { keyTaken, resolveNames } from '../drafts/changes/resolveNames.ts';
import { type StoredDraft, videoDataOf } from '../drafts/readDraft.ts';
import { keepRevision } from '../revisions/keepRevision.ts';
import { makeTags } from '../submission/makeTags.ts';
import { typographicChanges } from '../submission/typographicChanges.ts';
import { writeTags } from '../submission/writeTags.ts';
import type { StoredReview } from './readReview.ts';
import type { TakenStep } from './reviewStep.ts';

export type WrittenStep = TakenStep & { isChange: boolean };

/** Writes the status that a transition leads to, and what follows from it, into the post and its review. */
export async function writeTransition(
  db: Queryable,
  { action, to }: ReviewTransition,
  { draft, review }: StoredReview,
  step: WrittenStep,
): Promise<void> {
  const { isChange, now } = step;
  if (to === 'merged') await mergeChanges(db, draft, step);
  else if (to === 'discarded') await discardChanges(db, draft, step);
  else if (isChange)
    await db.update(workingCopies).set({ status: to, since: now }).where(eq(workingCopies.postId, draft.row.id));
  else if (to === 'published') await publishPost(db, draft, step);
  else
    await db
      .update(posts)
      .set({ status: to, publishAt: action === 'schedule' ? (step.publishAt ?? null) : null })
      .where(eq(posts.id, draft.row.id));
  // Nobody decides about changes of a post that readers no longer see: they are its writer's again.
  if (action === 'unpublish')
    await db.update(workingCopies).set({ status: 'draft', since: now }).where(eq(workingCopies.postId, draft.row.id));
  if (action === 'schedule') await keepDecided(db, draft, {}, draft.version, step);
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
  const status = to === 'merged' || to === 'discarded' ? 'published' : to;
  const unclaimed = { claimedBy: null, claimedAt: null, aliveAt: null };
  if (action === 'submit' || action === 'returnToReview') {
    const site = fields.site ?? review?.site;
    if (!site) throw new Error(`Post ${row.id} has no site whose moderators could read it.`);
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
  // Withdrawn, discarded, published, merged or off its site: nothing is left to decide.
  else await db.delete(reviews).where(ofPost);
}

/** Gives a post to readers, with typographic marks in what moderators wrote, and with the tags that it has now. */
async function publishPost(db: Queryable, draft: StoredDraft, { now, actorId }: WrittenStep): Promise<void> {
  const { row, version } = draft;
  refuseWithoutAddress(draft.fields);
  const marked = typographicChanges(draft.fields);
  const isChanged = Object.keys(marked).length > 0;
  const { category, channel, tags, ...columns } = marked;
  await writeTagsOf(db, draft, { ...draft.fields, ...marked });
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

/** @throws ProblemError 422 for a post that was submitted with both, and that a moderator has changed since then */
function refuseWithoutAddress({ site, key }: DraftFields): void {
  const missing = (pointer: string, message: string) => [{ pointer, code: 'missing', message }];
  if (site === null) throw invalid(missing('/site', 'The post is on no site. Choose one.'));
  if (key === null) throw invalid(missing('/key', 'The post has no address on its site. Choose one.'));
}

/** Changes become the post in one update, so that no reader meets a half of them. */
async function mergeChanges(db: Queryable, draft: StoredDraft, { now, actorId }: WrittenStep): Promise<void> {
  const { row, version } = draft;
  const marked = typographicChanges(draft.fields);
  const fields: DraftFields = { ...draft.fields, ...marked };
  const { rows } = await resolveNames(db, draft, {});
  const { category, channel, tags, ...columns } = fields;
  const videoData = fields.videoLink === row.videoLink ? row.videoData : videoDataOf(fields);
  await writeTagsOf(db, draft, fields);
  try {
    await db
      .update(posts)
      .set({ ...columns, ...rows, videoData, draftTags: null, version: version + 1, modifiedAt: now })
      .where(eq(posts.id, row.id));
  } catch (error) {
    if (violatedConstraint(error) === 'posts_site_key') throw keyTaken();
    throw error;
  }
  await db.delete(workingCopies).where(eq(workingCopies.postId, row.id));
  await keepDecided(db, draft, marked, version + 1, { now, actorId });
}

/** Gives up changes. They stay among the versions, and the post's version passes theirs, so that no ETag names two texts. */
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

async function writeTagsOf(db: Queryable, { row }: StoredDraft, { site, tags }: DraftFields): Promise<void> {
  if (site !== null) await writeTags(db, row.id, await makeTags(db, site, tags));
}

/** The version that readers get, among those that a writer can compare and return to. */
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
