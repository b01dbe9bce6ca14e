import type { FastifyReply, FastifyRequest } from 'fastify';
import { databaseProblem } from './databaseProblem.ts';
import { loggableError } from './loggableError.ts';
import { ProblemError } from './problem.ts';
import { requestProblem } from './requestProblem.ts';

/** Answers every error as problem+json; what is nobody's fault but ours is logged and told without internals. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = error instanceof ProblemError ? error : (requestProblem(error) ?? databaseProblem(error));
  if (!problem) request.log.error({ err: loggableError(error) }, 'unexpected error');
  else if (problem.status >= 500) request.log.warn({ err: loggableError(problem.cause ?? problem) }, problem.message);
  return sendProblem(reply, problem ?? new ProblemError(500, 'internal', 'Something went wrong on our side.'));
}

/** Sends one problem. */
export function sendProblem(reply: FastifyReply, problem: ProblemError): FastifyReply {
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .headers(problem.headers)
    .type('application/problem+json')
    .send(JSON.stringify(problem.toProblem()));
}
