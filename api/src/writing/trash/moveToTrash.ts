import type { ReviewStatus } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connect.ts';
import { rowId } from '../../kernel/db/rowId.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { reviews } from '../../kernel/db/schema/reviews.ts';
import { workingCopies } from '../../kernel/db/schema/workingCopies.ts';
import { notFound } from '../../kernel/http/notFound.ts';
import type { UserRow } from '../../people/accounts/userView.ts';
import { changePost } from '../drafts/changePost.ts';
import { readAnyDraft, type StoredDraft } from '../drafts/readDraft.ts';
import { revokePreviewsOf } from '../previews/endPreviews.ts';
import { releaseStories } from '../stories/releaseStories.ts';
import { lastExpired } from './restorable.ts';

/** Statuses that end when a post goes into the trash. A post in the trash is neither published nor in review. */
const statusInTrash: Partial<Record<ReviewStatus, ReviewStatus>> = {
  published: 'unpublished',
  scheduled: 'draft',
  'needs-review': 'draft',
};

/**
 * Moves a post to the trash. The same transaction unpublishes a published post, and its working copy stays. A post that
 * is already in the trash does not change.
 * @returns the time at which the post went into the trash
 * @throws ProblemError 404; 409 while a moderator reviews the post; 403 if another account than the author's would
 *   unpublish it
 */
export function moveToTrash(db: Database, account: UserRow, postId: string, now: Date): Promise<Date> {
  return db.transaction((transaction) =>
    changePost(transaction, { account, postId, action: 'deletePost', now }, async () => {
      const { row } = await readAnyDraft(transaction, rowId(postId));
      if (row.deletedAt && isExpired(row.deletedAt, now)) throw notFound('This post');
      if (row.deletedAt) return { result: row.deletedAt, record: null };
      await releaseStories(transaction, eq(posts.id, row.id), account.id, now);
      const status = statusInTrash[row.status] ?? row.status;
      await transaction.update(posts).set({ status, publishAt: null, deletedAt: now }).where(eq(posts.id, row.id));
      await transaction
        .update(workingCopies)
        .set({ status: 'draft', since: now })
        .where(eq(workingCopies.postId, row.id));
      await transaction.delete(reviews).where(eq(reviews.postId, row.id));
      await revokePreviewsOf(transaction, row.id, now);
      return { result: now, record: { before: { status: row.status }, after: { status } } };
    }),
  );
}

/**
 * Restores a post from the trash. A draft returns as it was, and a post that was on its site returns unpublished. A
 * post outside the trash stays as it is.
 * @throws ProblemError 404, also if the post can no longer be restored
 */
export function restore(db: Database, account: UserRow, postId: string, now: Date): Promise<StoredDraft> {
  return db.transaction((transaction) =>
    changePost(transaction, { account, postId, action: 'restorePost', now }, async () => {
      const draft = await readAnyDraft(transaction, rowId(postId));
      const { id, deletedAt, status } = draft.row;
      if (!deletedAt) return { result: draft, record: null };
      if (isExpired(deletedAt, now)) throw notFound('This post');
      await transaction.update(posts).set({ deletedAt: null }).where(eq(posts.id, id));
      return { result: { ...draft, row: { ...draft.row, deletedAt: null } }, record: { after: { status } } };
    }),
  );
}

function isExpired(deletedAt: Date, now: Date): boolean {
  return deletedAt <= lastExpired(now);
}
