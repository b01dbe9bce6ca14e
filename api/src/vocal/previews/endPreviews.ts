import { and, desc, eq, isNull, lte } from 'drizzle-orm';
import type { Queryable } from '../../db/connect.ts';
import { rowId } from '../../db/rowId.ts';
import { previews } from '../../db/schema/previews.ts';
import { notFound } from '../../http/notFound.ts';
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
export async function revokePreview(db: Queryable, postId: number, id: string, now: Date): Promise<void> {
  const ofPost = and(eq(previews.postId, postId), eq(previews.isOfDesk, false), eq(previews.id, rowId(id)));
  const revoked = await db.update(previews).set({ revokedAt: now }).where(ofPost).returning({ id: previews.id });
  if (revoked.length === 0) throw notFound('This link');
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
