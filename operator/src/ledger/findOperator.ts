import type { Queryable } from '@marquee/api/acts/database.ts';
import { users } from '@marquee/api/acts/tables.ts';
import { eq } from 'drizzle-orm';
import { UsageError } from '../frame/parseCommand.ts';

/**
 * Finds the moderator of all sites who is responsible for a command, from the option `--by`.
 * @throws UsageError if the option is missing
 * @throws Error if the account does not exist or is not a moderator of all sites
 */
export async function findOperator(db: Queryable, email: string | boolean | undefined): Promise<number> {
  if (typeof email !== 'string')
    throw new UsageError('The option --by <email> is missing. Name a moderator of all sites.');
  const [account] = await db.select().from(users).where(eq(users.email, email.toLowerCase()));
  if (!account?.isAdmin || account.moderatedSites) throw new Error(`${email} is not a moderator of all sites.`);
  return account.id;
}
