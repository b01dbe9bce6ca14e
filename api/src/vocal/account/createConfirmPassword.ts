import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SharedCounts } from '../../db/SharedCounts.ts';
import { users } from '../../db/schema/users.ts';
import { callerOf } from '../../fairness/caller.ts';
import { tooMany } from '../../http/requests/refuseExceeded.ts';
import type { Services } from '../../services.ts';

const quarterMs = 15 * 60_000;
/** Wrong passwords of one session in a quarter of an hour. */
const mostFailures = 10;

export type Confirmation = {
  accountId: number;
  password: string;
  /** The field of the body that has the password. */
  field: string;
  /** Failures count for it: a stolen session must not keep out its owner, who signs in for another one. */
  sessionId: string;
};

/**
 * Confirms that whoever holds a session also knows the password. The function throws ProblemError 422 with a pointer to the
 * field for a wrong password, and 429 after ten of them.
 */
export function createConfirmPassword({ db, clock, passwords }: Services) {
  const failures = new SharedCounts({
    ...{ db, name: 'confirm-password', windowMs: quarterMs },
    now: () => clock().getTime(),
  });
  return async (request: FastifyRequest, reply: FastifyReply, confirmation: Confirmation): Promise<void> => {
    const { accountId, password, field, sessionId } = confirmation;
    const { count, secondsLeft } = (await failures.read([sessionId]))(sessionId);
    if (count >= mostFailures) throw tooMany(secondsLeft);
    const [row] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, accountId));
    if (await passwords.check(row?.hash, password, callerOf(request, reply))) return;
    await failures.add([sessionId]);
    const message = 'This is not your password.';
    throw new ProblemError(422, 'invalid', message, {
      errors: [{ pointer: `/${field}`, code: 'wrong-password', message }],
    });
  };
}
