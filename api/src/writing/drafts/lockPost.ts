import { eq } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { rowId } from '../../kernel/db/rowId.ts';
import { posts } from '../../kernel/db/schema/posts.ts';

/** Locks a post until the end of the transaction, so that no other transaction changes it. Readers do not wait. */
export async function lockPost(transaction: Queryable, id: string): Promise<void> {
  await transaction
    .select({ id: posts.id })
    .from(posts)
    .where(eq(posts.id, rowId(id)))
    .for('no key update');
}
