import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { FastifyInstance } from 'fastify';

/** The decision of a limit of `@fastify/rate-limit` about a call. */
type LimitState = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

/** @throws ProblemError 429 with Retry-After when a limit is exceeded. */
export function refuseExceeded(state: LimitState): void {
  if (!state.isAllowed && state.isExceeded) throw tooMany(state.ttlInSeconds);
}

/** Returns the error for a caller that has exceeded a limit. */
export function tooMany(seconds: number): ProblemError {
  return new ProblemError(429, 'too-many-attempts', 'Too many attempts. Wait a while and try again.', {
    headers: { 'retry-after': String(seconds) },
  });
}
