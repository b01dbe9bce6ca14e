import type { AccountDeletion } from '@marquee/shared/domain';
import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { posts } from '../../db/schema/posts.ts';
import { previews } from '../../db/schema/previews.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { users } from '../../db/schema/users.ts';
import { workingCopies } from '../../db/schema/workingCopies.ts';
import { endOneTimeTokens } from '../auth/oneTimeTokens.ts';
import { releaseClaims } from '../review/releaseClaims.ts';

/**
 * Deletes an account with its drafts, the changes that were not published, and the links to previews. `keep`: published
 * posts stay, and the account becomes an author without one. `unpublish`: posts leave their sites, and nothing of the
 * person is left. Posts that were on a site once go into the trash, since their impressions stay.
 */
export async function deleteAccount(
  db: Database,
  accountId: number,
  fate: AccountDeletion['posts'],
  now: Date,
): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, accountId)).for('no key update');
    await releaseClaims(transaction, { id: accountId, isAdmin: false, moderatedSites: null }, now);
    const own = eq(posts.authorId, accountId);
    const isPublished = and(own, eq(posts.status, 'published'));
    await transaction
      .delete(posts)
      .where(and(own, ne(posts.status, 'published'), or(isNull(posts.publishedAt), eq(posts.status, 'scheduled'))));
    await transaction
      .delete(workingCopies)
      .where(inArray(workingCopies.postId, transaction.select({ id: posts.id }).from(posts).where(own)));
    const ofOwn = inArray(previews.postId, transaction.select({ id: posts.id }).from(posts).where(own));
    await transaction.delete(previews).where(or(eq(previews.userId, accountId), ofOwn));
    if (fate === 'unpublish')
      await transaction.update(posts).set({ status: 'unpublished', modifiedAt: now }).where(isPublished);
    // Nobody opens these again: they are emptied with the trash, and their pictures removed after that.
    await transaction
      .update(posts)
      .set({ deletedAt: now })
      .where(and(own, ne(posts.status, 'published'), isNull(posts.deletedAt)));
    if (fate === 'unpublish') {
      await transaction.delete(users).where(eq(users.id, accountId));
      return;
    }
    await transaction.delete(sessions).where(eq(sessions.userId, accountId));
    await endOneTimeTokens(transaction, accountId);
    await transaction
      .update(users)
      .set({ email: null, emailConfirmedAt: null, passwordHash: null, isAdmin: false, modifiedAt: now })
      .where(eq(users.id, accountId));
  });
}
