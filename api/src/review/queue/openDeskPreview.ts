import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { isReadByModerators, type MadePreview } from '@marquee/shared/domain';
import type { Queryable } from '../../kernel/db/connect.ts';
import type { UserRow } from '../../people/accounts/userView.ts';
import { lockPost } from '../../writing/drafts/lockPost.ts';
import { createDeskPreview } from '../../writing/previews/createPreview.ts';
import { readReview, reviewStateOf } from '../transitions/readReview.ts';

/**
 * Creates a preview link for a moderator's desk to a post that is in review or scheduled, or to the changes of a
 * published post.
 * @param db a transaction, which locks the post, so that a simultaneous decision also ends this link
 * @throws ProblemError 404; 403 for accounts that do not moderate the post's site; 409 if the review has ended
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
  const { status, changeStatus } = reviewStateOf(stored, now);
  const hasChanges = status === 'published' && changeStatus !== null;
  if (!hasChanges && !isReadByModerators(status))
    throw new ProblemError(409, 'wrong-status', 'The review of this post has ended.');
  return createDeskPreview(db, { postId: row.id, userId: account.id, now });
}
