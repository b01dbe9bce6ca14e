import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { sendProblem } from '@marquee/platform/problem/sendProblem.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { databaseProblem } from './databaseProblem.ts';
import { diskProblem } from './diskProblem.ts';
import { loggableError } from './loggableError.ts';
import { requestProblem } from './requestProblem.ts';

/** Sends every error as problem+json. A fault of ours is logged, and sent without internals. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem =
    error instanceof ProblemError ? error : (requestProblem(error) ?? databaseProblem(error) ?? diskProblem(error));
  if (!problem) request.log.error({ err: loggableError(error) }, 'unexpected error');
  else if (problem.status >= 500) request.log.warn({ err: loggableError(problem.cause ?? problem) }, problem.message);
  return sendProblem(reply, problem ?? new ProblemError(500, 'internal', 'Something went wrong on our side.'));
}
