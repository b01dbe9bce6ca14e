import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { connectionProblem } from '@marquee/platform/problem/connectionProblem.ts';
import { problemBody } from '@marquee/platform/problem/problemBody.ts';
import type { ConnectionError } from 'fastify';

/** Replies on the bare socket, as there is no request object yet. */
export function sendConnectionError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem = connectionProblem(error);
  const body = JSON.stringify(problemBody(problem));
  socket.end(
    [
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
      'Content-Type: application/problem+json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
