import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/connect.ts';
import { closedAccounts } from '../../db/schema/closedAccounts.ts';

/** @throws ProblemError 409 `account-closed`: nobody could ask for the money, or answer for it */
export async function refuseClosedAccount(db: Queryable, userId: number): Promise<void> {
  const [closed] = await db.select().from(closedAccounts).where(eq(closedAccounts.userId, userId));
  if (closed) throw new ProblemError(409, 'account-closed', 'The writer has closed the account; its money is settled.');
}
