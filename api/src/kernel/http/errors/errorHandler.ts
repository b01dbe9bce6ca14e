import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { sendProblem } from '@marquee/platform/problem/sendProblem.ts';
import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { databaseProblem } from './databaseProblem.ts';
import { diskProblem } from './diskProblem.ts';
import { requestProblem } from './requestProblem.ts';

/** Sends every error as problem+json. Our own faults are logged, and the response contains no internals. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem =
    error instanceof ProblemError ? error : (requestProblem(error) ?? databaseProblem(error) ?? diskProblem(error));
  if (!problem) request.log.error({ err: loggableError(error) }, 'unexpected error');
  else if (problem.status >= 500) request.log.warn({ err: loggableError(problem.cause ?? problem) }, problem.message);
  return sendProblem(reply, problem ?? new ProblemError(500, 'internal', 'Something went wrong on our side.'));
}

/** Makes an error safe to log. A failed query loses its values, which can be email addresses or passwords. */
function loggableError(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  const cause = error.cause ?? new Error('The query failed.');
  return Object.assign(cause, { query: error.query });
}
