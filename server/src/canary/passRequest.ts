import {
  type Agent,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { passedAddressHeader } from '../address/ClientAddresses.ts';

/** Addresses with the same response in every set. */
const sharedPaths = /^\/(?:api|res|assets|healthz|_marquee)(?:\/|$)/;

export function isShared({ url = '' }: IncomingMessage): boolean {
  return sharedPaths.test(url);
}

export type Passing = {
  /** Agent that keeps connections to the other workers, or false for a new connection. */
  socket: string;
  /** Keeps connections to them; false for one of its own. */
  agent: Agent | false;
  /** The client's address, as the other workers see only this one. */
  address: string;
  changeHeaders: (headers: OutgoingHttpHeaders) => OutgoingHttpHeaders;
  onFailure: (error: Error) => void;
  /** True if this worker serves the page when the others cannot make it. False for a developer's override, which must show the failure. */
  isReplaced: boolean;
  /** Serves the request when the others fail before they respond, or cannot make the page. */
  respondHere: () => void;
};

/** Passes a request without a body to other workers of this node, and their response to its reader. */
export function passRequest(request: IncomingMessage, response: ServerResponse, passing: Passing): void {
  const { socket, agent, address, changeHeaders, isReplaced, onFailure, respondHere } = passing;
  const { method, url } = request;
  // A body is not passed on, so nothing may announce one.
  const { 'content-length': _length, 'transfer-encoding': _encoding, ...kept } = request.headers;
  const headers = {
    ...kept,
    ...(agent === false && { connection: 'close' }),
    [passedAddressHeader]: address,
  };
  const passed = httpRequest({ socketPath: socket, agent, method, path: url, headers }, (reply) => {
    // The api is away and they have no copy of the page, or it does not come to an end: here may be one.
    if (isReplaced && reply.statusCode === 503) {
      reply.resume();
      respondHere();
      return;
    }
    response.writeHead(reply.statusCode ?? 502, changeHeaders(reply.headers));
    reply.pipe(response);
    reply.on('error', () => response.destroy());
  });
  passed.on('error', (error) => {
    onFailure(error);
    if (response.headersSent) response.destroy();
    else respondHere();
  });
  response.on('close', () => {
    if (!response.writableEnded) passed.destroy();
  });
  passed.end();
}
