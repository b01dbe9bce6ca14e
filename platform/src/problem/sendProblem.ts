import type { FastifyReply } from 'fastify';
import type { ProblemFacts } from './ProblemFacts.ts';
import { problemBody } from './problemBody.ts';

/** Sends an error response that no cache stores. */
export function sendProblem(reply: FastifyReply, problem: ProblemFacts): FastifyReply {
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .headers({ ...problem.headers })
    .type('application/problem+json')
    .send(JSON.stringify(problemBody(problem)));
}
