import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../../kernel/db/connect.ts';
import { users } from '../../../kernel/db/schema/users.ts';

/**
 * Call it only for a person who has proved to own the account, because the reason is for this person.
 * @throws ProblemError 403 with the reason, if the account is suspended
 */
export async function refuseSuspended(db: Queryable, id: number): Promise<void> {
  const [found] = await db
    .select({ reason: users.suspendedReason })
    .from(users)
    .where(and(eq(users.id, id), isNotNull(users.suspendedAt)));
  if (!found) return;
  const message = `Your account is suspended, so you cannot sign in. The reason: ${found.reason ?? ''}`;
  throw new ProblemError(403, 'account-suspended', message);
}
