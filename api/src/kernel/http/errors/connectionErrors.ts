import type { Socket } from 'node:net';
import { respondOnSocket } from '@marquee/platform/http/respondOnSocket.ts';
import { connectionProblem } from '@marquee/platform/problem/connectionProblem.ts';
import { problemBody } from '@marquee/platform/problem/problemBody.ts';
import type { ConnectionError } from 'fastify';

/** Replies on the socket itself, because there is no request object yet. */
export function sendConnectionError(error: ConnectionError, socket: Socket): void {
  respondOnSocket(socket, error, () => {
    const problem = connectionProblem(error);
    const headers = { 'content-type': 'application/problem+json' };
    return { status: problem.status, headers, body: JSON.stringify(problemBody(problem)) };
  });
}
