import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ListedProblem } from '@marquee/platform/problem/ProblemFacts.ts';
import { errorResponse } from '../errors/errorResponse.ts';

/** Bytes of a refused body that are still read: a sender whose connection is cut would lose the response with the reason. */
const drained = { bytes: 128_000_000, milliseconds: 10_000 };

/** Sends an error of a call at once, and ends the connection as `endAfterBody` does. */
export function refuseBody(request: IncomingMessage, response: ServerResponse, problem: ListedProblem): void {
  const { headers, body } = errorResponse(problem, true);
  response.writeHead(problem.status, { ...headers, connection: 'close' });
  response.write(body);
  endAfterBody(request, response);
}

/** Ends a response whose request is still coming in, when the rest is there or the sender has had time to stop. */
export function endAfterBody(request: IncomingMessage, response: ServerResponse): void {
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
  // What is dropped does not keep to the pace of bodies that are passed on.
  request.unpipe();
  request.resume();
}

/** The refusal of a body of more bytes. */
export function bodyTooLarge(maxBytes: number): ListedProblem {
  const megabytes = maxBytes / 1_048_576;
  return { status: 413, code: 'too-large', message: `The body is too large; at most ${megabytes} MB are read.` };
}
