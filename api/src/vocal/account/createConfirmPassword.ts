import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SharedCounts } from '../../db/SharedCounts.ts';
import { users } from '../../db/schema/users.ts';
import { callerOf } from '../../fairness/caller.ts';
import { tooMany } from '../../http/requests/refuseExceeded.ts';
import type { Services } from '../../services.ts';
import { wrongPassword } from './wrongPassword.ts';

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
 * Confirms that whoever holds a session also knows the password. The function returns the hash that the password fits: a change
 * is made only where it is still the account's. It throws ProblemError 422 with a pointer to the field for a wrong password, and
 * 429 after ten of them. An attempt counts as wrong until it is found right, so that many at once are no more than ten.
 */
export function createConfirmPassword({ db, clock, passwords }: Services) {
  const failures = new SharedCounts({
    ...{ db, name: 'confirm-password', windowMs: quarterMs },
    now: () => clock().getTime(),
  });
  return async (request: FastifyRequest, reply: FastifyReply, confirmation: Confirmation): Promise<string> => {
    const { accountId, password, field, sessionId } = confirmation;
    const { countOf, release } = await failures.reserve([sessionId]);
    const { count, secondsLeft } = countOf(sessionId);
    if (count > mostFailures) {
      await release();
      throw tooMany(secondsLeft);
    }
    const [row] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, accountId));
    const isRight = await passwords
      .check(row?.hash, password, callerOf(request, reply))
      .catch(async (error: unknown) => {
        await release();
        throw error;
      });
    if (!row?.hash || !isRight) throw wrongPassword(field);
    await release();
    return row.hash;
  };
}
