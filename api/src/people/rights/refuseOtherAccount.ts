import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { FastifyRequest } from 'fastify';
import { accountOf } from './accountOf.ts';

/**
 * Refuses a call that another account than the session's has prepared: somebody else has signed in in the browser since
 * then. Without the header, as from older clients, the session's account has prepared the call.
 * @throws ProblemError 403
 */
export function refuseOtherAccount(request: FastifyRequest): void {
  const caller = request.headers['vocal-account'];
  if (caller === undefined || caller === String(accountOf(request).id)) return;
  throw new ProblemError(403, 'other-account', 'Another account is signed in in this browser.');
}
