import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { isShared, passRequest } from './passRequest.ts';

type LiveProxyParts = {
  /** Path of the unix socket on which the live set's workers listen. Null if they have none. */
  socket: string | null;
  /** True if the primary has told this worker to accept no more connections. */
  isClosing: () => boolean;
  /** The client's address, as the target sees only this worker. */
  addressOf: (request: IncomingMessage) => string;
  log: Pick<Logger, 'warn'>;
};

/** Closes the connection, so that the reader's next request opens a new one, which the live set accepts. */
const closing = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders => ({ ...headers, connection: 'close' });

/**
 * Passes requests of keep-alive connections to the live set's workers, once this worker's own set is no longer live. Readers with such
 * connections therefore get the new set with their next page.
 */
export class LiveProxy {
  readonly #parts: LiveProxyParts;

  constructor(parts: LiveProxyParts) {
    this.#parts = parts;
  }

  /** @param respondHere serves the request from this worker's set */
  handle(request: IncomingMessage, response: ServerResponse, respondHere: () => void): void {
    const { socket, isClosing, addressOf, log } = this.#parts;
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (!isClosing() || !socket || !isReading || isShared(request)) {
      respondHere();
      return;
    }
    passRequest(request, response, {
      // A keep-alive connection could lead to a worker whose set is no longer live by then.
      agent: false,
      isReplaced: true,
      ...{ socket, respondHere, changeHeaders: closing, address: addressOf(request) },
      onFailure: (error) =>
        log.warn({ err: error }, "the live set's workers do not take a request of a keep-alive connection"),
    });
  }
}
