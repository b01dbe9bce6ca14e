import type { Subject } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import { type UserRow, userColumns } from '../../accounts/userView.ts';
import type { Queryable } from '../../db/connect.ts';
import { users } from '../../db/schema/users.ts';
import { notFound } from '../../http/notFound.ts';
import { findPostSubject } from '../rights/findSubject.ts';
import { requireRight } from '../rights/requireRight.ts';
import { lockPost } from './lockPost.ts';
import { type PostChange, recordIntervention, type Written } from './recordIntervention.ts';

/**
 * Changes a post in the caller's transaction, and is the only way to: it locks the post, asks for the right again, lets `write`
 * write, and records what another than the author did, with a notice to the author.
 * @throws ProblemError 404, 403 and 409 as the right and the state of the locked post are
 */
export async function changePost<Result>(
  transaction: Queryable,
  change: PostChange,
  write: (subject: Subject) => Promise<Written<Result>>,
): Promise<Result> {
  const { postId, action } = change;
  const account = await holdRights(transaction, change.account);
  await lockPost(transaction, postId);
  const subject = await findPostSubject(transaction, postId);
  if (!subject) throw notFound('This post');
  requireRight(account, action, subject);
  const { result, record } = await write(subject);
  if (record && subject.authorId !== account.id) await recordIntervention(transaction, change, subject, record);
  return result;
}

/**
 * The account as it is now, and stays until the end of the transaction: nobody acts with a right that was taken away meanwhile.
 * Call it before a post is locked, so that two transactions never wait for each other.
 */
export async function holdRights(transaction: Queryable, account: UserRow): Promise<UserRow> {
  // Writers have no right that can be taken away.
  if (!account.isAdmin) return account;
  const [held] = await transaction.select(userColumns).from(users).where(eq(users.id, account.id)).for('share');
  if (!held) throw notFound('This account');
  return held;
}
