import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from './networkOf.ts';

/** A client that waits for a response. */
export type Caller = {
  network: string;
  /** Aborted when the caller hangs up before the response. */
  signal: AbortSignal;
};

/** The caller of a request, by the network that the shell names in `x-forwarded-for`. */
export function callerOf(request: FastifyRequest, reply: FastifyReply): Caller {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort(callerLeft());
  });
  return { network: networkOf(request.ip), signal: gone.signal };
}

/** The client has disconnected, so nobody reads the response; 499 is nginx's status for this. */
function callerLeft(): ProblemError {
  return new ProblemError(499, 'caller-left', 'The caller has left.');
}
