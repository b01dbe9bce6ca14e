import type { SignUp } from '@marquee/shared/domain';
import type { Database } from '../../../kernel/db/connect.ts';
import type { MailLimits } from '../../../kernel/limits/MailLimits.ts';
import type { UserRow } from '../../accounts/userView.ts';
import { enqueueConfirmation } from '../mails/enqueueConfirmation.ts';
import { insertAccount } from './insertAccount.ts';

type Parts = { db: Database; mailLimits: MailLimits };

/**
 * Creates an account, and enqueues the mail that confirms its address.
 * @throws ProblemError 409 with the pointer /email if the address already has an account
 */
export function createAccount(
  { db, mailLimits }: Parts,
  form: Omit<SignUp, 'password'>,
  passwordHash: string,
  now: Date,
): Promise<UserRow> {
  return insertAccount(db, form, passwordHash, now, (transaction, row) =>
    enqueueConfirmation(transaction, mailLimits, row, now),
  );
}
