import type { ReviewStatus } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { UserRow } from '../../accounts/userView.ts';
import type { Database } from '../../db/connect.ts';
import { rowId } from '../../db/rowId.ts';
import { posts } from '../../db/schema/posts.ts';
import { reviews } from '../../db/schema/reviews.ts';
import { workingCopies } from '../../db/schema/workingCopies.ts';
import { notFound } from '../../http/notFound.ts';
import { changePost } from '../drafts/changePost.ts';
import { readAnyDraft, type StoredDraft } from '../drafts/readDraft.ts';
import { revokePreviewsOf } from '../previews/endPreviews.ts';
import { lastExpired } from './restorable.ts';

/** Statuses that end when a post goes into the trash; a post in the trash is neither on its site nor in the review. */
const statusInTrash: Partial<Record<ReviewStatus, ReviewStatus>> = {
  published: 'unpublished',
  scheduled: 'draft',
  'needs-review': 'draft',
};

/**
 * Moves a post to the trash. A published one is off its site with the same transaction, and its working copy stays. A
 * post that is there already stays there.
 * @returns since when it is in the trash
 * @throws ProblemError 404; 409 while a moderator reads it; 403 when another than the author takes it off its site
 */
export function moveToTrash(db: Database, account: UserRow, postId: string, now: Date): Promise<Date> {
  return db.transaction((transaction) =>
    changePost(transaction, { account, postId, action: 'deletePost', now }, async () => {
      const { row } = await readAnyDraft(transaction, rowId(postId));
      if (row.deletedAt && isExpired(row.deletedAt, now)) throw notFound('This post');
      if (row.deletedAt) return { result: row.deletedAt, record: null };
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
 * Takes a post out of the trash: a draft as it was, one that was on its site unpublished. A post that is not in the
 * trash stays as it is.
 * @throws ProblemError 404, also when it can no longer be restored
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
