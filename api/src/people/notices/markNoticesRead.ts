import type { NoticesRead } from '@marquee/shared/domain';
import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { rowId } from '../../kernel/db/rowId.ts';
import { notices } from '../../kernel/db/schema/notices.ts';

/** Marks notices of an account as read. Notices of other accounts are ignored. */
export async function markNoticesRead(
  db: Queryable,
  userId: number,
  { ids, upTo }: NoticesRead,
  now: Date,
): Promise<void> {
  const named = [
    ...(ids ? [inArray(notices.id, ids.map(rowId))] : []),
    ...(upTo === undefined ? [] : [lte(notices.id, rowId(upTo))]),
  ];
  if (named.length === 0) return;
  await db
    .update(notices)
    .set({ readAt: now })
    .where(and(eq(notices.userId, userId), isNull(notices.readAt), ...named));
}
