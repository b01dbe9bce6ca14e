import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { Assignment } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../kernel/db/connect.ts';
import { rowId } from '../../../kernel/db/rowId.ts';
import { posts } from '../../../kernel/db/schema/posts.ts';
import { users } from '../../../kernel/db/schema/users.ts';
import { notify } from '../../../people/notices/notify.ts';
import { insertPost } from '../../../writing/drafts/newPost.ts';
import { revokePreviewsOf } from '../../../writing/previews/endPreviews.ts';
import { lockStory, type StoryCall, stepOf } from './lockStory.ts';
import { recordStory, type StoryRow, updateStory } from './writeStory.ts';

/**
 * Assigns a story to a writer, who gets a draft. Assigning again to another writer moves the draft that has no text to
 * the trash of the first writer, who gets a notice. A call with the present writer changes nothing.
 * @throws ProblemError 404, 403; 409 for an account that cannot write, and for a draft with text
 */
export async function assignStory(db: Queryable, call: StoryCall, { writer, version }: Assignment): Promise<void> {
  const writerId = rowId(writer);
  const { account, stored } = await lockStory(db, call, [writerId]);
  const { row } = stored;
  const isAssigned = row.state === 'assigned';
  if (isAssigned && row.writerId === writerId) return;
  const action = isAssigned ? 'reassign' : 'assign';
  const state = stepOf(stored, action, version);
  // The row is out of every list at once, as if its writer had deleted it. No text is lost.
  if (row.postId !== null) {
    await db.update(posts).set({ deletedAt: call.now }).where(eq(posts.id, row.postId));
    await revokePreviewsOf(db, row.postId, call.now);
  }
  const draft = await makeDraft(db, row, writerId, call.now);
  const after = await updateStory(db, row, { ...draft, state, assignerId: account.id }, call.now);
  const facts = { before: row, after, actorId: account.id, now: call.now };
  await recordStory(db, { ...facts, action, notice: 'storyAssigned', note: row.brief });
  if (isAssigned && row.writerId !== null)
    await notify(db, {
      ...{ to: [row.writerId], kind: 'storyReassigned', postId: null, actorId: account.id, at: call.now },
      ...{ key: `story ${row.id} version ${after.version}`, detail: { story: row.slug } },
    });
}

/**
 * Creates the draft of a story.
 * @param db a transaction that has locked the writer
 * @returns the columns of the story that name the writer and the draft
 * @throws ProblemError 409 for an account that is suspended or closed, and for an unknown account
 */
export async function makeDraft(
  db: Queryable,
  story: Pick<StoryRow, 'slug' | 'site' | 'categoryId'>,
  writerId: number,
  now: Date,
): Promise<Pick<StoryRow, 'writerId' | 'postId' | 'toldDueAt'>> {
  await refuseUnavailable(db, writerId);
  const { slug: name, site, categoryId } = story;
  // The limit on new posts is the writer's. An editor's assignments do not use it up.
  const postId = await insertPost(db, { authorId: writerId, now, limit: null, columns: { name, site, categoryId } });
  return { writerId, postId, toldDueAt: null };
}

async function refuseUnavailable(db: Queryable, writerId: number): Promise<void> {
  const [writer] = await db
    .select({ email: users.email, suspendedAt: users.suspendedAt })
    .from(users)
    .where(eq(users.id, writerId));
  if (writer && writer.email !== null && writer.suspendedAt === null) return;
  const what = writer && writer.email !== null ? 'suspended' : 'closed';
  throw new ProblemError(
    409,
    'writer-unavailable',
    `The account of this writer is ${what}. Assign the story to somebody else.`,
  );
}
