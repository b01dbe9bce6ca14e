import type { Queryable } from '@marquee/api/db/connect.ts';
import { users } from '@marquee/api/db/schema/users.ts';
import { eq } from 'drizzle-orm';
import { UsageError } from '../frame/parseCommand.ts';

/**
 * The moderator of all sites who answers for a command, by the option `--by`.
 * @throws UsageError without an address
 * @throws Error for another account
 */
export async function findOperator(db: Queryable, email: string | boolean | undefined): Promise<number> {
  if (typeof email !== 'string') throw new UsageError('Say who does it: --by <email> of a moderator of all sites.');
  const [account] = await db.select().from(users).where(eq(users.email, email.toLowerCase()));
  if (!account?.isAdmin || account.moderatedSites) throw new Error(`${email} is no moderator of all sites.`);
  return account.id;
}
