import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { FactorProof } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { users } from '../../../kernel/db/schema/users.ts';
import { Sessions, sessionIdOf } from '../../accounts/Sessions.ts';
import { createCheckCode } from '../../factors/createCheckCode.ts';
import { hasFactor } from '../../factors/readFactors.ts';
import type { FactorParts } from './factorParts.ts';

/** Checks that the caller is the owner of the account, and not only of its session. */
export type ProveOwner = {
  /**
   * Before a factor is added: the password, for an account that has one. An account that has a factor needs a session
   * that has proved it, so that a stolen password cannot add a second factor of its own.
   * @throws ProblemError 422 with the pointer /password, 403 for a session without the account's factor, 429
   */
  toAdd(request: FastifyRequest, reply: FastifyReply, password: string | undefined): Promise<void>;
  /**
   * Before a factor is removed: the password or a code.
   * @throws ProblemError 422 with a pointer, 403 for a session without the account's factor, 429
   */
  toRemove(request: FastifyRequest, reply: FastifyReply, proof: FactorProof): Promise<void>;
};

export function createProveOwner(parts: FactorParts): ProveOwner {
  const { db, clock, confirmPassword, sessionOf } = parts;
  const sessions = new Sessions(db, clock);
  const checkCode = createCheckCode(parts);

  async function requirePassword(request: FastifyRequest, reply: FastifyReply, password: string | undefined) {
    const { account, token } = sessionOf(request);
    const [row] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, account.id));
    if (!row?.hash) return;
    if (!password) throw needsPassword();
    const sessionId = sessionIdOf(token);
    await confirmPassword(request, reply, { accountId: account.id, password, field: 'password', sessionId });
  }

  async function requireFactor(request: FastifyRequest): Promise<void> {
    const { account, token } = sessionOf(request);
    if ((await hasFactor(db, account.id)) && !(await sessions.provesFactor(token))) throw needsFactor();
  }

  return {
    async toAdd(request, reply, password) {
      await requireFactor(request);
      await requirePassword(request, reply, password);
    },
    async toRemove(request, reply, { password, code }) {
      const { account } = sessionOf(request);
      if (code)
        return checkCode({ userId: account.id, code }, async (check) => {
          await db.transaction(check);
        });
      await requireFactor(request);
      await requirePassword(request, reply, password);
    },
  };
}

function needsPassword(): ProblemError {
  const message = 'Enter your password.';
  return new ProblemError(422, 'invalid', message, {
    errors: [{ pointer: '/password', code: 'wrong-password', message }],
  });
}

function needsFactor(): ProblemError {
  const message =
    'This session began without your second factor. Sign out, sign in with your second factor, then try again.';
  return new ProblemError(403, 'second-factor-required', message);
}
