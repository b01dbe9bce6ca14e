import { may } from '@marquee/shared/domain';
import type { UserRow } from '../../accounts/userView.ts';
import type { Queryable } from '../../db/connect.ts';
import { readDraft, type StoredDraft } from '../drafts/readDraft.ts';
import { subjectOf } from '../drafts/subjectOf.ts';

/** A post for an account that reads its notes. */
export type NotedPost = {
  draft: StoredDraft;
  account: UserRow;
  /** A moderator of somebody else's post: of their own they see only what its writer sees. */
  isModerator: boolean;
};

/**
 * @throws ProblemError 404 for anybody but the post's author and its moderators, and for a post in the trash; 403 for the author
 * who adds a note
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
