import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { errorAnswer, type FrontError } from './errorAnswer.ts';

/** Answers on the bare socket for what is no request yet: slow, too large or malformed. */
export function answerConnectionError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem = problemOf(error);
  const { headers, body } = errorAnswer(problem, true);
  const lines = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  // Who does not read the answer does not keep the connection either.
  socket.setTimeout(1_000, () => socket.destroy());
}

function problemOf({ code, rawPacket }: ConnectionError): FrontError {
  if (code === 'HPE_HEADER_OVERFLOW') {
    // No end of line in what overflowed: it was the address that did not end.
    const isAddress = Buffer.isBuffer(rawPacket) && !rawPacket.includes('\r\n');
    return isAddress
      ? { status: 414, code: 'address-too-long', message: 'The address is too long.' }
      : { status: 431, code: 'headers-too-large', message: 'The headers are too large.' };
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return { status: 408, code: 'timeout', message: 'The request did not arrive in time.' };
  return { status: 400, code: 'malformed-request', message: 'The request is not valid HTTP.' };
}
