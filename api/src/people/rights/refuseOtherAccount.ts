import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { FastifyRequest } from 'fastify';
import { accountOf } from './accountOf.ts';

/**
 * Refuses a call if its `Vocal-Account` header names another account than the session's. Somebody else has then signed
 * in to the same browser. Older clients send no header, and their calls are accepted.
 * @throws ProblemError 403
 */
export function refuseOtherAccount(request: FastifyRequest): void {
  const caller = request.headers['vocal-account'];
  if (caller === undefined || caller === String(accountOf(request).id)) return;
  throw new ProblemError(403, 'other-account', 'Another account is signed in in this browser.');
}
