import type { IncomingMessage, ServerResponse } from 'node:http';
import { passRequest } from './passRequest.ts';

/** Connections come to the workers in turn: so many asks reach those of the live set and of the one in standby. */
const asks = 4;

type NeighbourPagesParts = {
  /** Path of the unix socket on which the workers that readers reach, or reached, listen; null for another worker. */
  socket: string | null;
  /** The client's address, as the target sees only this worker. */
  addressOf: (request: IncomingMessage) => string;
};

/**
 * The pages that other workers of this machine have stored, of the live set and of the one in standby, for those that cannot be made
 * while the api is away: a worker that has just begun to serve has stored few.
 */
export class NeighbourPages {
  readonly #parts: NeighbourPagesParts;

  constructor(parts: NeighbourPagesParts) {
    this.#parts = parts;
  }

  /** @param respondHere responds with the page of this worker, when no other has a copy */
  ask(request: IncomingMessage, response: ServerResponse, respondHere: () => void, left = asks): void {
    const { socket, addressOf } = this.#parts;
    if (!socket || left === 0) {
      respondHere();
      return;
    }
    const askNext = () => this.ask(request, response, respondHere, left - 1);
    passRequest(request, response, {
      agent: false,
      isReplaced: true,
      ...{ socket, respondHere: askNext, address: addressOf(request) },
      changeHeaders: (headers) => headers,
      // A worker that leaves meanwhile: the next one is asked.
      onFailure: () => undefined,
    });
  }
}
