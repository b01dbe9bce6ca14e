import type { Subject } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { notFound } from '../../kernel/http/notFound.ts';
import { type UserRow, userColumns } from '../../people/accounts/userView.ts';
import { withholdGrants } from '../../people/accounts/withholdGrants.ts';
import { findPostSubject } from '../../people/rights/findSubject.ts';
import { requireRight } from '../../people/rights/requireRight.ts';
import { lockPost } from './lockPost.ts';
import { type PostChange, recordIntervention, type Written } from './recordIntervention.ts';

/**
 * Changes a post outside of its review, in the caller's transaction. Locks the post, checks the right again and calls
 * `write`. A change by another account than the author's is recorded, with a notice to the author.
 * @throws ProblemError 404, 403 or 409, depending on the right and on the state of the locked post
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
 * Reads the account again and locks its rights until the end of the transaction, so that no action uses a revoked
 * right. Call it before a post is locked, so that two transactions never deadlock.
 */
export async function holdRights(transaction: Queryable, account: UserRow): Promise<UserRow> {
  // An account without roles has no rights that could be revoked.
  if (account.grants.length === 0) return account;
  const [held] = await transaction.select(userColumns).from(users).where(eq(users.id, account.id)).for('share');
  if (!held) throw notFound('This account');
  return withholdGrants(held, account.withheldRoles);
}
