import type { Payee } from '@marquee/shared/domain';
import { and, eq, inArray, isNull, ne, notExists, or } from 'drizzle-orm';
import type { Database, Queryable } from '../../kernel/db/connect.ts';
import { impressions } from '../../kernel/db/schema/impressions.ts';
import { notices } from '../../kernel/db/schema/notices.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { previews } from '../../kernel/db/schema/previews.ts';
import { openidIdentities } from '../../kernel/db/schema/secondFactors.ts';
import { sessions } from '../../kernel/db/schema/sessions.ts';
import { stories } from '../../kernel/db/schema/stories.ts';
import { templates } from '../../kernel/db/schema/templates.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { workingCopies } from '../../kernel/db/schema/workingCopies.ts';
import type { PayeeSeal } from '../../money/payees/PayeeSeal.ts';
import { wrongPassword } from '../../people/account/wrongPassword.ts';
import { type UserRow, userColumns } from '../../people/accounts/userView.ts';
import { endOneTimeTokens } from '../../people/auth/oneTimeTokens.ts';
import { removeFactors } from '../../people/factors/removeFactors.ts';
import { releaseClaims } from '../../review/transitions/releaseClaims.ts';
import { releaseStories } from '../../writing/stories/releaseStories.ts';
import { type SettledMoney, settleMoney } from './settleMoney.ts';

export type Deletion = {
  accountId: number;
  /** The hash of the password that was checked. */
  passwordHash: string;
  posts: 'keep' | 'unpublish';
  payOut: Payee | undefined;
  /** Micros that the writer agrees to give up. */
  givesUp: number;
  at: Date;
};

/**
 * Deletes an account with its drafts, the changes that were not published, its templates, its pitches, and the links to previews. With `keep`,
 * published posts stay, and the person becomes an author without an account. With `unpublish`, posts leave their sites,
 * and only payment records of the person remain. Posts that were ever published or read go into the trash, because
 * their impressions stay.
 * @throws ProblemError 422 if the password has changed since the caller's password was checked
 * @throws the errors of `settleMoney`
 */
export async function deleteAccount(db: Database, payees: PayeeSeal, deletion: Deletion): Promise<SettledMoney> {
  const { accountId, posts: fate, payOut, givesUp, at } = deletion;
  return db.transaction(async (transaction) => {
    const account = await lockAccount(transaction, deletion);
    await releaseClaims(transaction, { id: accountId, grants: [] }, at);
    await removeStories(transaction, accountId, fate, at);
    await removePosts(transaction, accountId, fate, at);
    const settled = await settleMoney(transaction, payees, { account, payOut, givesUp, at });
    if (fate === 'unpublish') {
      await transaction.delete(users).where(eq(users.id, accountId));
      return settled;
    }
    await transaction.delete(sessions).where(eq(sessions.userId, accountId));
    await transaction.delete(templates).where(eq(templates.userId, accountId));
    await endOneTimeTokens(transaction, accountId);
    await removeFactors(transaction, accountId);
    await transaction.delete(openidIdentities).where(eq(openidIdentities.userId, accountId));
    await transaction
      .update(users)
      .set({ email: null, emailConfirmedAt: null, passwordHash: null, grants: [], isAdmin: false, modifiedAt: at })
      .where(eq(users.id, accountId));
    return settled;
  });
}

/** Locks the account's row. Sign-ins and password changes wait from here on. */
async function lockAccount(db: Queryable, { accountId, passwordHash }: Deletion): Promise<UserRow> {
  const [account] = await db
    .select(userColumns)
    .from(users)
    .where(and(eq(users.id, accountId), eq(users.passwordHash, passwordHash)))
    .for('update');
  if (!account) throw wrongPassword('password');
  return account;
}

/**
 * Takes the account's stories from it. Pitches that no editor has accepted are deleted, because they are the person's
 * words. Stories of posts that stay keep their writer.
 */
async function removeStories(db: Queryable, accountId: number, fate: Deletion['posts'], at: Date): Promise<void> {
  const own = eq(posts.authorId, accountId);
  const leaving = fate === 'unpublish' ? own : and(own, ne(posts.status, 'published'));
  if (leaving) await releaseStories(db, leaving, accountId, at);
  const isPitch = and(eq(stories.writerId, accountId), eq(stories.creatorId, accountId));
  await db.delete(stories).where(and(isPitch, inArray(stories.state, ['pitched', 'declined', 'dropped'])));
  // Notices to editors contain the brief.
  await db
    .delete(notices)
    .where(and(eq(notices.actorId, accountId), inArray(notices.kind, ['pitchSent', 'pitchRevised'])));
}

async function removePosts(db: Queryable, accountId: number, fate: Deletion['posts'], at: Date): Promise<void> {
  const own = eq(posts.authorId, accountId);
  const isPublished = and(own, eq(posts.status, 'published'));
  // Posts with reads cannot be deleted, so they go into the trash.
  const wasNeverRead = notExists(
    db.select({ id: impressions.postId }).from(impressions).where(eq(impressions.postId, posts.id)),
  );
  await db
    .delete(posts)
    .where(
      and(
        own,
        ne(posts.status, 'published'),
        or(isNull(posts.publishedAt), eq(posts.status, 'scheduled')),
        wasNeverRead,
      ),
    );
  const ownIds = db.select({ id: posts.id }).from(posts).where(own);
  await db.delete(workingCopies).where(inArray(workingCopies.postId, ownIds));
  await db.delete(previews).where(or(eq(previews.userId, accountId), inArray(previews.postId, ownIds)));
  if (fate === 'unpublish') await db.update(posts).set({ status: 'unpublished', modifiedAt: at }).where(isPublished);
  // No account can open these posts again. The trash empties them, and their pictures are removed afterwards.
  await db
    .update(posts)
    .set({ deletedAt: at })
    .where(and(own, ne(posts.status, 'published'), isNull(posts.deletedAt)));
}
