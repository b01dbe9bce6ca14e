import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { closedAccounts } from '../../kernel/db/schema/closedAccounts.ts';

/** @throws ProblemError 409 `account-closed`, because a closed account can neither receive nor owe money */
export async function refuseClosedAccount(db: Queryable, userId: number): Promise<void> {
  const [closed] = await db.select().from(closedAccounts).where(eq(closedAccounts.userId, userId));
  if (closed)
    throw new ProblemError(409, 'account-closed', 'The writer has deleted the account, and its money is settled.');
}
