import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from './networkOf.ts';

/** A client that waits for a response. */
export type Caller = {
  network: string;
  /** Aborts if the caller disconnects before the response. */
  signal: AbortSignal;
};

/** Returns the caller of a request. Its network comes from the shell's `x-forwarded-for`. */
export function callerOf(request: FastifyRequest, reply: FastifyReply): Caller {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort(callerLeft());
  });
  return { network: networkOf(request.ip), signal: gone.signal };
}

/** Error for a client that has disconnected. No client receives this response. nginx uses the same status, 499. */
function callerLeft(): ProblemError {
  return new ProblemError(499, 'caller-left', 'The caller has disconnected.');
}
