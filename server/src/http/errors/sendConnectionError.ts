import type { Socket } from 'node:net';
import { respondOnSocket } from '@marquee/platform/http/respondOnSocket.ts';
import { connectionProblem } from '@marquee/platform/problem/connectionProblem.ts';
import type { ConnectionError } from 'fastify';
import { errorResponse } from './errorResponse.ts';

/** Responds on the bare socket to an incomplete request: slow, too large or malformed. */
export function sendConnectionError(error: ConnectionError, socket: Socket): void {
  respondOnSocket(socket, error, () => {
    const problem = connectionProblem(error);
    return { status: problem.status, ...errorResponse(problem, true) };
  });
}
