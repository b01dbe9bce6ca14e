import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorResponse } from '../errors/errorResponse.ts';

/** Bytes of a refused body that are still read: a sender whose connection is cut would lose the response with the reason. */
const drained = { bytes: 64_000_000, milliseconds: 10_000 };

/** Answers 413 at once, and ends the connection when the rest has come in or the sender has had time to stop. */
export function refuseBody(request: IncomingMessage, response: ServerResponse, maxBytes: number): void {
  const message = `The body is too large; at most ${maxBytes} bytes are read.`;
  const { headers, body } = errorResponse({ status: 413, code: 'too-large', message }, true);
  response.writeHead(413, { ...headers, connection: 'close' });
  response.write(body);
  const { socket } = request;
  const end = () => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(end, drained.milliseconds);
  const before = socket.bytesRead;
  request.on('data', () => {
    if (socket.bytesRead - before > drained.bytes) end();
  });
  request.once('end', end);
  request.once('close', end);
  request.resume();
}
