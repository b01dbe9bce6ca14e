import { currentGrants } from '@marquee/api/acts/accounts.ts';
import type { Queryable } from '@marquee/api/acts/database.ts';
import { users } from '@marquee/api/acts/tables.ts';
import { may } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import { UsageError } from '../frame/parseCommand.ts';

/**
 * Finds the accountant or administrator who is responsible for a command, from the option `--by`.
 * @throws UsageError if the option is missing
 * @throws Error if the account does not exist or may not handle the money of all sites
 */
export async function findOperator(db: Queryable, email: string | boolean | undefined): Promise<number> {
  if (typeof email !== 'string')
    throw new UsageError('The option --by <email> is missing. Name an accountant or administrator of all sites.');
  const [account] = await db
    .select({ id: users.id, grants: currentGrants })
    .from(users)
    .where(eq(users.email, email.toLowerCase()));
  if (!account || !may(account, 'proposeAdjustment'))
    throw new Error(`${email} is no accountant or administrator of all sites.`);
  return account.id;
}
