import { type NoteAudience, noteLimits } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { rowId } from '../../kernel/db/rowId.ts';
import { reviewNotes, reviewReplies } from '../../kernel/db/schema/reviewNotes.ts';
import type { UserRow } from '../../people/accounts/userView.ts';
import { notify } from '../../people/notices/notify.ts';
import { lockPost } from '../../writing/drafts/lockPost.ts';
import { readNote } from './listNotes.ts';
import { mentionable, mentionedIn } from './mentionable.ts';
import { notesFull } from './notesFull.ts';
import { type NotedPost, readNotedPost } from './readNotedPost.ts';

export type Reply = { postId: string; noteId: string; text: string };

/**
 * Adds a reply. A reply reopens a resolved note, since it is an objection. The people of the thread get a notice.
 * @throws ProblemError 404; 409 if the note has too many replies
 */
export async function replyToNote(
  transaction: Queryable,
  account: UserRow,
  { postId, noteId, text }: Reply,
  now: Date,
): Promise<NotedPost> {
  await lockPost(transaction, postId);
  const post = await readNotedPost(transaction, account, postId, 'answerNotes');
  const note = await readNote(transaction, post, noteId);
  if (note.replies.length >= noteLimits.replies)
    throw notesFull(`This note has ${noteLimits.replies} replies. Add a new note instead.`);
  const [reply] = await transaction
    .insert(reviewReplies)
    .values({ noteId: rowId(noteId), userId: account.id, text, at: now })
    .returning({ id: reviewReplies.id });
  await transaction
    .update(reviewNotes)
    .set({ resolvedAt: null, resolvedBy: null })
    .where(eq(reviewNotes.id, rowId(noteId)));

  const mentioned = mentionedIn(text, await mentionable(transaction, post, note.audience));
  const inThread = peopleOf(note.audience, post, [note.by, ...note.replies.map(({ by }) => by)]);
  const notice = { postId: post.draft.row.id, actorId: account.id, at: now, key: `reply ${reply?.id}` };
  const detail = { note: text };
  await notify(transaction, { ...notice, kind: 'mention', to: mentioned, detail });
  const others = inThread.filter((id) => !mentioned.includes(id));
  await notify(transaction, { ...notice, kind: 'reply', to: others, detail });
  return post;
}

function peopleOf(audience: NoteAudience, { draft }: NotedPost, thread: ({ id: string } | null)[]): number[] {
  const people = thread.flatMap((person) => (person ? [rowId(person.id)] : []));
  const { authorId } = draft.row;
  return audience === 'writer' && authorId !== null ? [authorId, ...people] : people;
}
