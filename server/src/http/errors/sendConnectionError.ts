import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { connectionProblem } from '@marquee/platform/problem/connectionProblem.ts';
import type { ConnectionError } from 'fastify';
import { errorResponse } from './errorResponse.ts';

/** Responds on the bare socket to an incomplete request: slow, too large or malformed. */
export function sendConnectionError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem = connectionProblem(error);
  const { headers, body } = errorResponse(problem, true);
  const lines = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  // A client that does not read the response does not keep the connection either.
  socket.setTimeout(1_000, () => socket.destroy());
}
