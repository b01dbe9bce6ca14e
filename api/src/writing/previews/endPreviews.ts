import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../kernel/db/connect.ts';
import { rowId } from '../../kernel/db/rowId.ts';
import { previews } from '../../kernel/db/schema/previews.ts';
import { notFound } from '../../kernel/http/notFound.ts';
import type { UserRow } from '../../people/accounts/userView.ts';
import { changePost } from '../drafts/changePost.ts';
import { isValid } from './isValid.ts';

/** Lists the valid links to a post's preview, the newest first. Links of the review desk are left out. */
export function listPreviews(db: Queryable, postId: number, now: Date) {
  return db
    .select()
    .from(previews)
    .where(and(eq(previews.postId, postId), eq(previews.isOfDesk, false), isValid(now)))
    .orderBy(desc(previews.id));
}

/**
 * Revokes a link of a post. A link that has already ended does not change.
 * @throws ProblemError 404 for a link of another post
 */
export function revokePreview(db: Database, account: UserRow, postId: string, id: string, now: Date): Promise<void> {
  const ofPost = and(eq(previews.postId, rowId(postId)), eq(previews.isOfDesk, false), eq(previews.id, rowId(id)));
  return db.transaction((transaction) =>
    changePost(transaction, { account, postId, action: 'sharePost', now }, async () => {
      // The locked post keeps its links from changing in between.
      const [link] = await transaction
        .select({ isValid: sql<boolean>`${isValid(now)}` })
        .from(previews)
        .where(ofPost);
      if (!link) throw notFound('This link');
      if (!link.isValid) return { result: undefined, record: null };
      await transaction.update(previews).set({ revokedAt: now }).where(ofPost);
      return { result: undefined, record: { before: { preview: id } } };
    }),
  );
}

/** Ends all links of a post that goes into the trash. */
export async function revokePreviewsOf(db: Queryable, postId: number, now: Date): Promise<void> {
  await db
    .update(previews)
    .set({ revokedAt: now })
    .where(and(eq(previews.postId, postId), isNull(previews.revokedAt)));
}

/** Ends the links of the review desk to a post whose review ends. */
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
