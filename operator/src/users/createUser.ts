import { hashPassword } from '@marquee/api/accounts/password.ts';
import { refuseWeakPassword } from '@marquee/api/accounts/weakPassword.ts';
import type { Database } from '@marquee/api/db/connect.ts';
import { users } from '@marquee/api/db/schema/users.ts';
import { recordAudit } from '@marquee/api/vocal/audit/recordAudit.ts';
import { insertAccount } from '@marquee/api/vocal/auth/insertAccount.ts';
import { type SignUp, signUpSchema } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import { UsageError } from '../frame/parseCommand.ts';
import { byOperator } from './byOperator.ts';
import { type Moderation, setModeration } from './setModeration.ts';

/**
 * Makes an account whose address counts as confirmed: the operator vouches for it.
 * @param moderates undefined for a writer
 * @returns the key of the account
 * @throws UsageError for a form that the sign-up page would refuse; ProblemError for a weak password or a taken address
 */
export async function createUser(
  db: Database,
  form: SignUp,
  moderates: Moderation | undefined,
  now: Date,
): Promise<string> {
  const parsed = signUpSchema.safeParse(form);
  if (!parsed.success)
    throw new UsageError(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  await refuseWeakPassword(parsed.data);
  const passwordHash = await hashPassword(parsed.data.password);
  const { key } = await insertAccount(db, parsed.data, passwordHash, now, async (transaction, { id }) => {
    await transaction.update(users).set({ emailConfirmedAt: now }).where(eq(users.id, id));
    await recordAudit(transaction, { ...byOperator(id, now), action: 'create' });
    if (moderates) await setModeration(transaction, id, moderates, now);
  });
  return key;
}
