import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { isShared, passRequest } from './passRequest.ts';

type LiveProxyParts = {
  /** Path of the unix socket on which the live set's workers listen now; null where there is none. */
  socket: () => string | null;
  /** Whether this worker has been told to take no more connections. */
  isClosing: () => boolean;
  /** The client's address, as the target sees only this worker. */
  addressOf: (request: IncomingMessage) => string;
  log: Pick<Logger, 'warn'>;
};

/** The reader's next request comes on a new connection, and so to the live set by itself. */
const closing = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders => ({ ...headers, connection: 'close' });

/**
 * Passes the pages that readers on kept connections ask a worker for, whose set is no longer live, to the live set's workers. So a
 * switch reaches them with their next page too.
 */
export class LiveProxy {
  readonly #parts: LiveProxyParts;

  constructor(parts: LiveProxyParts) {
    this.#parts = parts;
  }

  /** @param respondHere serves the request from this worker's set */
  handle(request: IncomingMessage, response: ServerResponse, respondHere: () => void): void {
    const { isClosing, addressOf, log } = this.#parts;
    const socket = this.#parts.socket();
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (!isClosing() || !socket || !isReading || isShared(request)) {
      respondHere();
      return;
    }
    passRequest(request, response, {
      // A kept connection could lead to a worker whose set is no longer live by then.
      agent: false,
      isReplaced: true,
      ...{ socket, respondHere, changeHeaders: closing, address: addressOf(request) },
      onFailure: (error) =>
        log.warn({ err: error }, "the live set's workers do not take a request of a kept connection"),
    });
  }
}
