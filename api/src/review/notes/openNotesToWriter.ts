import { and, count, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { reviewNotes } from '../../kernel/db/schema/reviewNotes.ts';

/** Counts the unresolved notes to a post's writer. */
export async function openNotesToWriter(db: Queryable, postId: number): Promise<number> {
  const isOpen = and(
    eq(reviewNotes.postId, postId),
    eq(reviewNotes.audience, 'writer'),
    isNull(reviewNotes.resolvedAt),
  );
  const [row] = await db.select({ notes: count() }).from(reviewNotes).where(isOpen);
  return row?.notes ?? 0;
}
