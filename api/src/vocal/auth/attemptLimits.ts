import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { refuseExceeded, tooMany } from '../../http/refuseExceeded.ts';

const quarterMs = 15 * 60_000;
const hourMs = 60 * 60_000;
/** An account takes this part of the attempts that an address has. */
const accountShare = 1 / 3;

export type AttemptLimits = {
  /**
   * Counts an attempt to sign in against its address.
   * @throws ProblemError 429 with Retry-After when there were too many, or too many failed ones for the account.
   */
  signIn(request: FastifyRequest, email: string): Promise<void>;
  /** Counts a failed attempt against the account; who knows the password is never locked out by signing in often. */
  signInFailed(request: FastifyRequest, email: string): Promise<void>;
  /**
   * Counts an account made from an address.
   * @throws ProblemError 429 with Retry-After when there were too many.
   */
  signUp(request: FastifyRequest): Promise<void>;
};

/** Limits by address (IPv6 by its /64) and by account, in the memory of this process. Needs `@fastify/rate-limit`. */
export function createAttemptLimits(app: FastifyInstance, limits: Config['limits']): AttemptLimits {
  const emails = new WeakMap<FastifyRequest, string>();
  const byAddress = (request: FastifyRequest) => normalizeIP(request.ip);
  const byAccount = (request: FastifyRequest) => emails.get(request) ?? '';
  const signInsOfAddress = app.createRateLimit({ max: limits.signIn, timeWindow: quarterMs, keyGenerator: byAddress });
  const failuresOfAccount = app.createRateLimit({
    max: Math.ceil(limits.signIn * accountShare),
    timeWindow: quarterMs,
    keyGenerator: byAccount,
  });
  const signUpsOfAddress = app.createRateLimit({ max: limits.signUp, timeWindow: hourMs, keyGenerator: byAddress });

  return {
    async signIn(request, email) {
      emails.set(request, email.toLowerCase());
      refuseExceeded(await signInsOfAddress(request));
      const failures = await failuresOfAccount(request, { increment: false });
      if (!failures.isAllowed && failures.remaining === 0) throw tooMany(failures.ttlInSeconds);
    },
    async signInFailed(request, email) {
      emails.set(request, email.toLowerCase());
      await failuresOfAccount(request);
    },
    async signUp(request) {
      refuseExceeded(await signUpsOfAddress(request));
    },
  };
}
