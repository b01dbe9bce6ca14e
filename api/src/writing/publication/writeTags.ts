import type { DraftTag } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { rowId } from '../../kernel/db/rowId.ts';
import { postTags } from '../../kernel/db/schema/posts.ts';

/** Sets the tags of a post in the given order. Tags that do not exist yet are left out. */
export async function writeTags(db: Queryable, postId: number, tags: readonly DraftTag[]): Promise<void> {
  await db.delete(postTags).where(eq(postTags.postId, postId));
  const rows = tags.flatMap(({ id }, position) => (id === null ? [] : [{ postId, tagId: rowId(id), position }]));
  if (rows.length > 0) await db.insert(postTags).values(rows);
}
