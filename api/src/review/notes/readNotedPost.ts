import { may } from '@marquee/shared/domain';
import type { Queryable } from '../../kernel/db/connect.ts';
import type { UserRow } from '../../people/accounts/userView.ts';
import { readDraft, type StoredDraft } from '../../writing/drafts/readDraft.ts';
import { subjectOf } from '../../writing/drafts/subjectOf.ts';

/** A post and an account's rights to its notes. */
export type NotedPost = {
  draft: StoredDraft;
  account: UserRow;
  /** True for a moderator of another writer's post. On their own posts, moderators see only what writers see. */
  isModerator: boolean;
};

/**
 * Returns a post with the account's rights to its notes.
 * @throws ProblemError 404 for accounts other than the post's author and its moderators, and for a post in the trash;
 *   403 for the author who adds a note
 */
export async function readNotedPost(
  db: Queryable,
  account: UserRow,
  id: string,
  action: 'readNotes' | 'answerNotes' | 'addNote',
): Promise<NotedPost> {
  const draft = await readDraft(db, account, id, action);
  return { draft, account, isModerator: may(account, 'addNote', subjectOf(draft)) };
}
