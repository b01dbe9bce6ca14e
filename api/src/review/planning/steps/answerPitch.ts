import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { type PitchAnswer, type StoryNoticeKind, storyTransitions } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../kernel/db/connect.ts';
import { rowId } from '../../../kernel/db/rowId.ts';
import { stories } from '../../../kernel/db/schema/stories.ts';
import { makeDraft } from './assignStory.ts';
import { dueMoment } from './dueMoment.ts';
import { lockStory, type StoryCall, stepOf } from './lockStory.ts';
import { endPitchNotices } from './pitchNotices.ts';
import { editorIdOf } from './planStory.ts';
import { recordStory, type StoryRow, updateStory } from './writeStory.ts';

const notices = {
  accept: 'pitchAccepted',
  decline: 'pitchDeclined',
  ask: 'pitchQuestion',
} as const satisfies Record<PitchAnswer['answer'], StoryNoticeKind>;

/**
 * Answers a pitch. Accepting creates the draft of its writer. The writer gets one notice with the words. A repeated
 * acceptance by the same editor changes nothing.
 * @throws ProblemError 404, 403; 409 for a pitch that is answered, and for an account that cannot write; 422 without a
 *   message that is needed
 */
export async function answerPitch(db: Queryable, call: StoryCall, answer: PitchAnswer): Promise<void> {
  refuseMissingMessage(answer);
  const { account, stored } = await lockStory(db, call, await writersOf(db, call.storyId));
  const { row: before } = stored;
  const isRepeated = before.state === 'assigned' && before.assignerId === account.id;
  if (answer.answer === 'accept' && isRepeated) return;
  const state = stepOf(stored, answer.answer, answer.version);
  const changes: Partial<StoryRow> =
    answer.answer === 'accept'
      ? {
          ...(await dueMoment(db, before.site, answer.due)),
          ...(await makeDraft(db, before, before.writerId ?? 0, call.now)),
          ...{ words: answer.words ?? before.words, assignerId: account.id },
          editorId: await editorIdOf(db, before.site, answer.editor, account),
        }
      : {};
  const after = await updateStory(db, before, { ...changes, state }, call.now);
  await recordStory(db, {
    ...{ before, after, action: answer.answer, actorId: account.id, now: call.now },
    ...{ notice: notices[answer.answer], message: { kind: answer.answer, text: answer.message } },
  });
  await endPitchNotices(db, after, call.now);
}

/** Returns the writer of a pitch, who never changes while nobody has answered. */
async function writersOf(db: Queryable, storyId: string): Promise<number[]> {
  const [found] = await db
    .select({ writerId: stories.writerId })
    .from(stories)
    .where(eq(stories.id, rowId(storyId)));
  return found?.writerId ? [found.writerId] : [];
}

function refuseMissingMessage({ answer, message }: PitchAnswer): void {
  const needsMessage = storyTransitions.some(({ action, needsMessage: needs }) => action === answer && needs);
  if (!needsMessage || message !== '') return;
  throw new ProblemError(422, 'invalid', 'A message to the writer is missing.', {
    errors: [{ pointer: '/message', code: 'too_small', message: 'Write a message to the writer.' }],
  });
}
