import type { DraftTag } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/connect.ts';
import { rowId } from '../../db/rowId.ts';
import { postTags } from '../../db/schema/posts.ts';

/** Files a post under these tags and no others, in their order. Tags that are not made yet are left out. */
export async function writeTags(db: Queryable, postId: number, tags: readonly DraftTag[]): Promise<void> {
  await db.delete(postTags).where(eq(postTags.postId, postId));
  const rows = tags.flatMap(({ id }, position) => (id === null ? [] : [{ postId, tagId: rowId(id), position }]));
  if (rows.length > 0) await db.insert(postTags).values(rows);
}
