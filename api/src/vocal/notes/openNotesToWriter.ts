import { and, count, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/connect.ts';
import { reviewNotes } from '../../db/schema/reviewNotes.ts';

/** How many notes to its writer a post has that are not resolved. */
export async function openNotesToWriter(db: Queryable, postId: number): Promise<number> {
  const isOpen = and(
    eq(reviewNotes.postId, postId),
    eq(reviewNotes.audience, 'writer'),
    isNull(reviewNotes.resolvedAt),
  );
  const [row] = await db.select({ notes: count() }).from(reviewNotes).where(isOpen);
  return row?.notes ?? 0;
}
