import type { ServerResponse } from 'node:http';
import type { ListedProblem } from '@marquee/platform/problem/ProblemFacts.ts';
import { problemBody } from '@marquee/platform/problem/problemBody.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { securityHeaders } from '../contentSecurityPolicy.ts';

/** Calls that get errors in the api's documented shape (docs/contracts/http.md, Errors). */
const callers = /^\/(?:api|res|_marquee\/(?:api|reports))(?:[/?]|$)/;

/** Builds the headers and body of an error. Api callers get the api's own format, and other clients get a sentence. */
export function errorResponse(
  problem: ListedProblem,
  isForCaller: boolean,
): { headers: Record<string, string | number>; body: string } {
  const body = isForCaller ? JSON.stringify(problemBody(problem)) : `${problem.message}\n`;
  return {
    headers: {
      'content-type': isForCaller ? 'application/problem+json' : 'text/plain; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      ...securityHeaders,
      'cache-control': 'no-store',
      ...problem.headers,
    },
    body,
  };
}

/** @param url address exactly as in the request line */
export function sendError(url: string, response: ServerResponse, error: ListedProblem): void {
  const { headers, body } = errorResponse(error, callers.test(url));
  response.writeHead(error.status, headers).end(body);
}

/** Sends the error from a route handler. Replaces the status and headers that were set before. */
export function replyError(request: FastifyRequest, reply: FastifyReply, error: ListedProblem): FastifyReply {
  const { headers, body } = errorResponse(error, callers.test(request.url));
  return reply.code(error.status).headers(headers).send(body);
}
