import type { Queryable } from '../../../kernel/db/connect.ts';
import type { UserRow } from '../../accounts/userView.ts';
import { enqueueReport, type SecurityChange } from '../../auth/mails/enqueueAccountMail.ts';

/** Enqueues the mail about a change of the ways to sign in, in the transaction of the change. */
export async function reportSecurity(
  db: Queryable,
  { email, firstName }: Pick<UserRow, 'email' | 'firstName'>,
  change: SecurityChange,
): Promise<void> {
  if (email) await enqueueReport(db, { kind: 'security-changed', email, firstName, change });
}
