import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { isReadByModerators, type MadePreview } from '@marquee/shared/domain';
import type { UserRow } from '../../accounts/userView.ts';
import type { Queryable } from '../../db/connect.ts';
import { lockPost } from '../drafts/lockPost.ts';
import { createDeskPreview } from '../previews/createPreview.ts';
import { readReview, reviewStateOf } from './readReview.ts';

/**
 * Makes the link by which a moderator's desk shows a post that waits for a decision, or for its time.
 * @param db a transaction: the post is locked, so that no link is made while a decision ends them
 * @throws ProblemError 404; 403 for another than a moderator of the post's site; 409 when its review has ended
 */
export async function openDeskPreview(
  db: Queryable,
  account: UserRow,
  postId: string,
  now: Date,
): Promise<MadePreview> {
  await lockPost(db, postId);
  const stored = await readReview(db, account, postId, 'openReview');
  const { row } = stored.draft;
  const { status, changeStatus } = reviewStateOf(stored);
  if (!isReadByModerators(status === 'published' ? changeStatus : status))
    throw new ProblemError(409, 'wrong-status', 'The review of this post has ended.');
  return createDeskPreview(db, { postId: row.id, userId: account.id, now });
}
