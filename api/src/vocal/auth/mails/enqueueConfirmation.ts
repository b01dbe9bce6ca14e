import type { UserRow } from '../../../accounts/userView.ts';
import type { Queryable } from '../../../db/connect.ts';
import type { MailLimits } from '../../../mail/MailLimits.ts';
import { enqueueLink } from './enqueueAccountMail.ts';

/**
 * Enqueues the mail with which an account confirms its address.
 * @returns false when the mailbox got enough of them, or too many mails wait
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
