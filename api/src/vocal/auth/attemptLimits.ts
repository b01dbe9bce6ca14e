import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { ProblemError } from '../../http/problem.ts';

const quarterMs = 15 * 60_000;
const hourMs = 60 * 60_000;
/** An account takes this part of the attempts that an address has. */
const accountShare = 1 / 3;

/** Each counts one attempt and throws 429 with Retry-After when there were too many. */
export type AttemptLimits = {
  signIn(request: FastifyRequest, email: string): Promise<void>;
  signUp(request: FastifyRequest): Promise<void>;
};

/** Limits by address (IPv6 by its /64) and by account, in the memory of this process. Needs `@fastify/rate-limit`. */
export function createAttemptLimits(app: FastifyInstance, limits: Config['limits']): AttemptLimits {
  const emails = new WeakMap<FastifyRequest, string>();
  const byAddress = (request: FastifyRequest) => normalizeIP(request.ip);
  const byAccount = (request: FastifyRequest) => emails.get(request) ?? '';
  const signInsOfAddress = app.createRateLimit({ max: limits.signIn, timeWindow: quarterMs, keyGenerator: byAddress });
  const signInsOfAccount = app.createRateLimit({
    max: Math.ceil(limits.signIn * accountShare),
    timeWindow: quarterMs,
    keyGenerator: byAccount,
  });
  const signUpsOfAddress = app.createRateLimit({ max: limits.signUp, timeWindow: hourMs, keyGenerator: byAddress });

  return {
    async signIn(request, email) {
      emails.set(request, email.toLowerCase());
      refuseExceeded(await signInsOfAddress(request));
      refuseExceeded(await signInsOfAccount(request));
    },
    async signUp(request) {
      refuseExceeded(await signUpsOfAddress(request));
    },
  };
}

type LimitState = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

function refuseExceeded(state: LimitState): void {
  if (state.isAllowed || !state.isExceeded) return;
  throw new ProblemError(429, 'too-many-attempts', 'Too many attempts. Please wait a while and try again.', {
    headers: { 'retry-after': String(state.ttlInSeconds) },
  });
}
