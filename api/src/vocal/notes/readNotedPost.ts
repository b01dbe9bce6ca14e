import type { UserRow } from '../../accounts/userView.ts';
import type { Queryable } from '../../db/connect.ts';
import { notFound } from '../../http/notFound.ts';
import { readDraftInUse, type StoredDraft } from '../drafts/readDraft.ts';
import { moderates } from '../review/readReview.ts';

/** A post for an account that reads its notes. */
export type NotedPost = {
  draft: StoredDraft;
  account: UserRow;
  /** A moderator of somebody else's post: of their own they see only what its writer sees. */
  isModerator: boolean;
};

/** @throws ProblemError 404 for anybody but the post's author and moderators of its site, and for a post in the trash */
export async function readNotedPost(db: Queryable, account: UserRow, id: string): Promise<NotedPost> {
  const draft = await readDraftInUse(db, account, id);
  const isModerator = draft.row.authorId !== account.id;
  if (isModerator && !moderates(account, draft.row.site)) throw notFound('This post');
  return { draft, account, isModerator };
}
