import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { NoteChange } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { rowId } from '../../kernel/db/rowId.ts';
import { reviewNotes } from '../../kernel/db/schema/reviewNotes.ts';
import type { UserRow } from '../../people/accounts/userView.ts';
import { lockPost } from '../../writing/drafts/lockPost.ts';
import { readNote } from './listNotes.ts';
import { type NotedPost, readNotedPost } from './readNotedPost.ts';

/**
 * Changes the text of a note, resolves it, or opens it again.
 * @throws ProblemError 404 for a note that the account does not see; 403 for a change to another account's text
 */
export async function changeNote(
  transaction: Queryable,
  account: UserRow,
  { postId, noteId, change }: { postId: string; noteId: string; change: NoteChange },
  now: Date,
): Promise<NotedPost> {
  await lockPost(transaction, postId);
  const post = await readNotedPost(transaction, account, postId, 'answerNotes');
  const note = await readNote(transaction, post, noteId);
  const { text, isResolved } = change;
  const isReworded = text !== undefined && text !== note.text;
  if (isReworded && !note.isOwn)
    throw new ProblemError(403, 'note-author-only', 'Only the author of a note can change its text.');
  const isTurned = isResolved !== undefined && isResolved !== (note.resolved !== null);
  if (isReworded || isTurned)
    await transaction
      .update(reviewNotes)
      .set({
        ...(isReworded && { text, editedAt: now }),
        ...(isTurned && { resolvedAt: isResolved ? now : null, resolvedBy: isResolved ? account.id : null }),
      })
      .where(eq(reviewNotes.id, rowId(noteId)));
  return post;
}
