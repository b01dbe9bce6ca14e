import { hashPassword, insertAccount, recordAudit, refuseWeakPassword } from '@marquee/api/acts/accounts.ts';
import type { Database } from '@marquee/api/acts/database.ts';
import { users } from '@marquee/api/acts/tables.ts';
import { type SignUp, signUpSchema } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import { UsageError } from '../frame/parseCommand.ts';
import { byOperator } from './byOperator.ts';
import { changeRole, type RoleChange } from './changeRole.ts';

/**
 * Creates an account with a confirmed address, for which the operator vouches.
 * @param role undefined for a contributor
 * @returns the key of the account
 * @throws UsageError for fields that the sign-up page would refuse; ProblemError for a weak password or a used address
 */
export async function createUser(db: Database, form: SignUp, role: RoleChange | undefined, now: Date): Promise<string> {
  const parsed = signUpSchema.safeParse(form);
  if (!parsed.success)
    throw new UsageError(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  await refuseWeakPassword(parsed.data);
  const passwordHash = await hashPassword(parsed.data.password);
  const { key } = await insertAccount(db, parsed.data, passwordHash, now, async (transaction, { id }) => {
    await transaction.update(users).set({ emailConfirmedAt: now }).where(eq(users.id, id));
    await recordAudit(transaction, { ...byOperator(id, now), action: 'create' });
    if (role) await changeRole(transaction, id, role, now);
  });
  return key;
}
