import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { users } from '../../kernel/db/schema/users.ts';
import { callerOf } from '../../kernel/limits/caller.ts';
import { tooMany } from '../../kernel/limits/refuseExceeded.ts';
import { SharedCounts } from '../../kernel/limits/SharedCounts.ts';
import type { PasswordServices } from '../accounts/PasswordHasher.ts';
import { wrongPassword } from './wrongPassword.ts';

const quarterMs = 15 * 60_000;
/** Maximum number of wrong passwords of a session in a quarter of an hour. */
const maxFailures = 10;

export type Confirmation = {
  accountId: number;
  password: string;
  /** Field of the body that contains the password. */
  field: string;
  /** Session that the failures count against. A stolen session must not lock out its owner, who can sign in again. */
  sessionId: string;
};

/**
 * Makes the function that checks that the caller knows the account's password, in addition to having a session. The
 * returned function resolves to the matching hash. A change is made only while the account still has this hash. The
 * function throws ProblemError 422 with a pointer to the field for a wrong password, and 429 after ten wrong passwords.
 * An attempt counts as wrong until the check succeeds, so that parallel attempts do not exceed ten.
 */
export function createConfirmPassword({ db, clock, passwords }: PasswordServices) {
  const failures = new SharedCounts({
    ...{ db, name: 'confirm-password', windowMs: quarterMs },
    now: () => clock().getTime(),
  });
  return async (request: FastifyRequest, reply: FastifyReply, confirmation: Confirmation): Promise<string> => {
    const { accountId, password, field, sessionId } = confirmation;
    const { countOf, release } = await failures.reserve([sessionId]);
    const { count, secondsLeft } = countOf(sessionId);
    if (count > maxFailures) {
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
