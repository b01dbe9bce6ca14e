import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Problem } from '@marquee/shared/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { securityHeaders } from '../contentSecurityPolicy.ts';

/** An error that the server itself answers with, before or in the place of what it stands in front of. */
export type FrontError = { status: number; code: string; message: string; headers?: Record<string, string> };

/** Whose calls are answered in the api's documented shape (docs/contracts/http.md, Errors). */
const callers = /^\/(?:api|res|_marquee\/(?:api|reports))(?:[/?]|$)/;

/** Headers and body of an error: for callers of the api as it writes its own, for everybody else a sentence. */
export function errorAnswer(
  { status, code, message, headers }: FrontError,
  isForCaller: boolean,
): { headers: Record<string, string | number>; body: string } {
  const problem: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: message,
    success: false,
    error: message,
    code,
  };
  const body = isForCaller ? JSON.stringify(problem) : `${message}\n`;
  return {
    headers: {
      'content-type': isForCaller ? 'application/problem+json' : 'text/plain; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      ...securityHeaders,
      'cache-control': 'no-store',
      ...headers,
    },
    body,
  };
}

/** @param url what was asked for, as it stands in the request line */
export function sendError(url: string, response: ServerResponse, error: FrontError): void {
  const { headers, body } = errorAnswer(error, callers.test(url));
  response.writeHead(error.status, headers).end(body);
}

/** The same in a handler of the router. What it has said before of a success is unsaid. */
export function replyError(request: FastifyRequest, reply: FastifyReply, error: FrontError): FastifyReply {
  const { headers, body } = errorAnswer(error, callers.test(request.url));
  return reply.code(error.status).headers(headers).send(body);
}
