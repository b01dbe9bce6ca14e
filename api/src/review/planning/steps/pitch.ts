import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { type NewPitch, type PitchChange, storyLimits } from '@marquee/shared/domain';
import { and, count, eq } from 'drizzle-orm';
import type { Queryable } from '../../../kernel/db/connect.ts';
import { stories } from '../../../kernel/db/schema/stories.ts';
import type { UserRow } from '../../../people/accounts/userView.ts';
import { lockAuthor } from '../../../writing/drafts/newPost.ts';
import { categoryIdOf } from '../../sections/categoryIdOf.ts';
import { lockStory, type StoryCall, stepOf } from './lockStory.ts';
import { removePitchNotices, tellAsker, tellEditors } from './pitchNotices.ts';
import { recordStory, updateStory } from './writeStory.ts';

/**
 * Stores the pitch of a writer, and notifies the editors who may answer it. A repeated call with the same key returns the first pitch.
 * @returns the id of the story
 * @throws ProblemError 409 if the writer has too many pitches without an answer; 422 for an unknown section
 */
export async function createPitch(db: Queryable, account: UserRow, pitch: NewPitch, now: Date): Promise<number> {
  await lockAuthor(db, account.id);
  const { key, category, ...plan } = pitch;
  const creation = and(eq(stories.creatorId, account.id), eq(stories.creationKey, key));
  const [known] = await db.select({ id: stories.id }).from(stories).where(creation);
  if (known) return known.id;
  await refuseManyPitches(db, account.id);
  const categoryId = category === null ? null : await categoryIdOf(db, pitch.site, category);
  const [after] = await db
    .insert(stories)
    .values({
      ...{ ...plan, categoryId, state: 'pitched', writerId: account.id, creatorId: account.id, creationKey: key },
      ...{ createdAt: now, modifiedAt: now },
    })
    .returning();
  if (!after) throw new Error('The database did not return the new pitch.');
  await recordStory(db, { before: null, after, action: 'pitch', actorId: account.id, now });
  await tellEditors(db, after, now);
  return after.id;
}

/**
 * Changes a pitch that no editor has accepted or declined, and notifies the editor who asked about it, or the editors of the
 * other magazine that it moves to.
 * @throws ProblemError 404, 403, 409 or 422
 */
export async function revisePitch(db: Queryable, call: StoryCall, change: PitchChange): Promise<void> {
  const { account, stored } = await lockStory(db, call);
  const { version, category, ...plan } = change;
  stepOf(stored, 'revise', version);
  const categoryId = category === null ? null : await categoryIdOf(db, change.site, category);
  const after = await updateStory(db, stored.row, { ...plan, categoryId }, call.now);
  await recordStory(db, { before: stored.row, after, action: 'revise', actorId: account.id, now: call.now });
  if (after.site === stored.row.site) return tellAsker(db, after, call.now);
  await removePitchNotices(db, after);
  await tellEditors(db, after, call.now);
}

/** Withdraws a pitch that no editor has accepted or declined. @throws ProblemError 404, 403 or 409 */
export async function withdrawPitch(db: Queryable, call: StoryCall, version: number): Promise<void> {
  const { account, stored } = await lockStory(db, call);
  if (stored.row.state === 'dropped' && stored.row.postId === null) return;
  const state = stepOf(stored, 'withdraw', version);
  const after = await updateStory(db, stored.row, { state }, call.now);
  await recordStory(db, { before: stored.row, after, action: 'withdraw', actorId: account.id, now: call.now });
  await removePitchNotices(db, after);
}

async function refuseManyPitches(db: Queryable, writerId: number): Promise<void> {
  const open = and(eq(stories.writerId, writerId), eq(stories.state, 'pitched'));
  const [found] = await db.select({ count: count() }).from(stories).where(open);
  if (found && found.count >= storyLimits.openPitches)
    throw new ProblemError(
      409,
      'pitches-full',
      `You have ${storyLimits.openPitches} pitches without an answer. Wait for an answer, or withdraw a pitch.`,
    );
}
