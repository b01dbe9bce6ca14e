import type { UserRow } from '../../accounts/userView.ts';
import type { Services } from '../../services.ts';
import { confirmationMail } from './accountMails.ts';
import { createOneTimeTokens } from './oneTimeTokens.ts';

type MailServices = Pick<Services, 'db' | 'clock' | 'config' | 'mails' | 'mailLimits'>;

/**
 * Enqueues the mail with which an account confirms its address.
 * @returns false when the mailbox got enough of them, or too many mails wait
 */
export async function enqueueConfirmation(services: MailServices, { id, email, firstName }: UserRow): Promise<boolean> {
  const { db, clock, config, mails, mailLimits } = services;
  if (!email || !(await mailLimits.mayMail('confirm-email', email))) return false;
  return mails.add(async () => {
    const token = await createOneTimeTokens(db, clock).make({ userId: id, purpose: 'confirm-email', email });
    return confirmationMail(config.creatorOrigin, { email, firstName }, token);
  });
}
