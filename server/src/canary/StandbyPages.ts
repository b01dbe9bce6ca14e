import type { IncomingMessage, ServerResponse } from 'node:http';
import { passRequest } from './passRequest.ts';

type StandbyPagesParts = {
  /** Path of the unix socket on which the workers in standby listen, if there are any; null for a worker that readers do not reach. */
  socket: string | null;
  /** The client's address, as the target sees only this worker. */
  addressOf: (request: IncomingMessage) => string;
};

/**
 * The pages that the set in standby has stored, for those that the live set cannot make while the api is away: a set that has just gone
 * live has stored few.
 */
export class StandbyPages {
  readonly #parts: StandbyPagesParts;

  constructor(parts: StandbyPagesParts) {
    this.#parts = parts;
  }

  /** @param respondHere responds with the page of this worker, when the set in standby has no copy either, or there is no such set */
  ask(request: IncomingMessage, response: ServerResponse, respondHere: () => void): void {
    const { socket, addressOf } = this.#parts;
    if (!socket) {
      respondHere();
      return;
    }
    passRequest(request, response, {
      agent: false,
      isReplaced: true,
      ...{ socket, respondHere, address: addressOf(request) },
      changeHeaders: (headers) => headers,
      // Most of the time there is no set in standby.
      onFailure: () => undefined,
    });
  }
}
