import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { type Action, type StoryAction, type StoryState, stateAfter } from '@marquee/shared/domain';
import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../kernel/db/connect.ts';
import { rowId } from '../../../kernel/db/rowId.ts';
import { stories } from '../../../kernel/db/schema/stories.ts';
import { users } from '../../../kernel/db/schema/users.ts';
import { notFound } from '../../../kernel/http/notFound.ts';
import type { UserRow } from '../../../people/accounts/userView.ts';
import { requireRight } from '../../../people/rights/requireRight.ts';
import { holdRights } from '../../../writing/drafts/changePost.ts';
import { lockPost } from '../../../writing/drafts/lockPost.ts';
import { factsOf, findStory, type StoredStory } from '../../../writing/stories/readStories.ts';

/** A step of an account with a story. */
export type StoryCall = { account: UserRow; storyId: string; action: Action; now: Date };

/**
 * Locks a story until the end of the transaction, and checks the right again. Accounts are locked first, in the order of
 * their ids, then the post, then the story. The trash locks in the same order.
 * @param people further accounts that the step concerns
 * @throws ProblemError 404 or 403, 409 if the story got another post at this moment
 */
export async function lockStory(
  db: Queryable,
  { account, storyId, action }: Pick<StoryCall, 'account' | 'storyId' | 'action'>,
  people: readonly number[] = [],
): Promise<{ account: UserRow; stored: StoredStory }> {
  await lockPeople(db, [account.id, ...people]);
  const held = await holdRights(db, account);
  const id = rowId(storyId);
  const [before] = await db.select({ postId: stories.postId }).from(stories).where(eq(stories.id, id));
  if (!before) throw notFound('This story');
  if (before.postId !== null) await lockPost(db, String(before.postId));
  const [row] = await db.select({ postId: stories.postId }).from(stories).where(eq(stories.id, id)).for('update');
  const stored = await findStory(db, eq(stories.id, id));
  if (!row || !stored) throw notFound('This story');
  requireRight(held, action, { authorId: stored.row.writerId, site: stored.row.site, sites: [stored.row.site] });
  if (row.postId !== before.postId) throw storyChanged();
  return { account: held, stored };
}

/** Locks accounts in the order of their ids, so that two editors who assign stories to each other never deadlock. */
export async function lockPeople(db: Queryable, ids: readonly number[]): Promise<void> {
  await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(users.id)
    .for('no key update');
}

/**
 * Returns the state after a step.
 * @param version the version that the caller has seen
 * @throws ProblemError 409 for another version, and for a step that the state does not allow
 */
export function stepOf(stored: StoredStory, action: StoryAction, version: number): StoryState {
  if (stored.row.version !== version) throw storyChanged();
  const state = stateAfter(action, factsOf(stored));
  if (state) return state;
  if (action === 'reassign' && factsOf(stored).hasText)
    throw new ProblemError(
      409,
      'story-has-text',
      'The writer has already written text, so nobody else can get this draft. Ask the writer, or drop the story and create another one.',
    );
  throw new ProblemError(
    409,
    'story-status',
    'This is not possible in the present state of the story. Reload the page to see it.',
  );
}

/** Returns the error for a story that somebody has changed since the caller read it. */
export function storyChanged(): ProblemError {
  return new ProblemError(
    409,
    'story-changed',
    'Somebody else has changed or answered this story. Nothing was changed. Reload the page to see it.',
  );
}
