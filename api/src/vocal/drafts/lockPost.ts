import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/connect.ts';
import { rowId } from '../../db/rowId.ts';
import { posts } from '../../db/schema/posts.ts';

/** Locks a post until the end of the transaction: what is read afterwards stays as it is. Readers do not wait. */
export async function lockPost(transaction: Queryable, id: string): Promise<void> {
  await transaction
    .select({ id: posts.id })
    .from(posts)
    .where(eq(posts.id, rowId(id)))
    .for('no key update');
}
