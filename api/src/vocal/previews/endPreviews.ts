import { and, desc, eq, isNull, lte } from 'drizzle-orm';
import type { UserRow } from '../../accounts/userView.ts';
import type { Database, Queryable } from '../../db/connect.ts';
import { rowId } from '../../db/rowId.ts';
import { previews } from '../../db/schema/previews.ts';
import { notFound } from '../../http/notFound.ts';
import { changePost } from '../drafts/changePost.ts';
import { isValid } from './isValid.ts';

/** The valid links to a post's preview, the newest first. Those of the review desk are not among them. */
export function listPreviews(db: Queryable, postId: number, now: Date) {
  return db
    .select()
    .from(previews)
    .where(and(eq(previews.postId, postId), eq(previews.isOfDesk, false), isValid(now)))
    .orderBy(desc(previews.id));
}

/**
 * Ends a link of a post. One that has ended already stays ended.
 * @throws ProblemError 404 for a link of another post
 */
export function revokePreview(db: Database, account: UserRow, postId: string, id: string, now: Date): Promise<void> {
  const ofPost = and(eq(previews.postId, rowId(postId)), eq(previews.isOfDesk, false), eq(previews.id, rowId(id)));
  return db.transaction((transaction) =>
    changePost(transaction, { account, postId, action: 'sharePost', now }, async () => {
      const revoked = await transaction
        .update(previews)
        .set({ revokedAt: now })
        .where(ofPost)
        .returning({ id: previews.id });
      if (revoked.length === 0) throw notFound('This link');
      return { result: undefined, record: { before: { preview: id } } };
    }),
  );
}

/** Ends all links of a post, as it goes into the trash. */
export async function revokePreviewsOf(db: Queryable, postId: number, now: Date): Promise<void> {
  await db
    .update(previews)
    .set({ revokedAt: now })
    .where(and(eq(previews.postId, postId), isNull(previews.revokedAt)));
}

/** Ends the links that moderators' desks have to a post, as its review ends. */
export async function revokeDeskPreviewsOf(db: Queryable, postId: number, now: Date): Promise<void> {
  await db
    .update(previews)
    .set({ revokedAt: now })
    .where(and(eq(previews.postId, postId), eq(previews.isOfDesk, true), isNull(previews.revokedAt)));
}

/** Deletes the links that have expired. */
export async function deleteExpiredPreviews(db: Queryable, now: Date): Promise<void> {
  await db.delete(previews).where(lte(previews.expiresAt, now));
}
