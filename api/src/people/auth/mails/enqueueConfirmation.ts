import type { Queryable } from '../../../kernel/db/connect.ts';
import type { MailLimits } from '../../../kernel/limits/MailLimits.ts';
import type { UserRow } from '../../accounts/userView.ts';
import { enqueueLink } from './enqueueAccountMail.ts';

/**
 * Enqueues the mail that confirms an account's address.
 * @returns false if the mailbox got too many of these mails, or too many mails wait
 */
export async function enqueueConfirmation(
  db: Queryable,
  mailLimits: MailLimits,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
  now: Date,
): Promise<boolean> {
  if (!email || !(await mailLimits.mayMail('confirm-email', email, db))) return false;
  return enqueueLink(db, { kind: 'confirm-email', userId: id, email, askedAt: now.toISOString() });
}
