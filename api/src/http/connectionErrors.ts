import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { ProblemError } from './problem.ts';

/** Answers on the bare socket, as there is no request object yet. */
export function answerConnectionError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem = connectionProblem(error);
  const body = JSON.stringify(problem.toProblem());
  socket.end(
    [
      `HTTP/1.1 ${problem.status} ${problem.toProblem().title}`,
      'Content-Type: application/problem+json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

function connectionProblem(error: ConnectionError): ProblemError {
  if (error.code === 'HPE_HEADER_OVERFLOW') {
    // No end of line in what overflowed: it was the address that did not end.
    const inAddress = Buffer.isBuffer(error.rawPacket) && !error.rawPacket.includes('\r\n');
    return inAddress ? addressTooLong() : new ProblemError(431, 'headers-too-large', 'The headers are too large.');
  }
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new ProblemError(408, 'timeout', 'The request did not arrive in time.');
  return new ProblemError(400, 'malformed-request', 'The request is not valid HTTP.');
}

/** Longest address that is read, in characters. */
export const longestAddress = 8_192;

export function addressTooLong(): ProblemError {
  return new ProblemError(414, 'address-too-long', `The address is longer than ${longestAddress} characters.`);
}
