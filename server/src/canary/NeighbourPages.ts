import { readdir, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { passRequest } from './passRequest.ts';

/** Most workers that are asked for a page: those of two sets, on a machine with many processors. */
const mostAsked = 32;

const socketName = /^stored-\d+\.sock$/;

/** Path of the socket on which a worker answers the others with the pages that it has stored. */
export const storedSocketIn = (folder: string, pid: number) => path.join(folder, `stored-${pid}.sock`);

type NeighbourPagesParts = {
  /** Folder with the sockets of the workers that readers reach, or reached; null for another worker. */
  folder: string | null;
  /** The client's address, as the target sees only this worker. */
  addressOf: (request: IncomingMessage) => string;
};

/**
 * The pages that other workers of this machine have stored, of the live set and of the one in standby, for those that cannot be made
 * while the api is away: a worker that has just begun to serve has stored few. Each worker has a socket of its own, so that each is asked once.
 */
export class NeighbourPages {
  readonly #parts: NeighbourPagesParts;

  constructor(parts: NeighbourPagesParts) {
    this.#parts = parts;
  }

  /** @param respondHere responds with the page of this worker, when no other has a copy */
  async ask(request: IncomingMessage, response: ServerResponse, respondHere: () => void): Promise<void> {
    this.#askNext(request, response, respondHere, await this.#sockets());
  }

  /** Those of others. */
  async #sockets(): Promise<string[]> {
    const { folder } = this.#parts;
    if (!folder) return [];
    const own = storedSocketIn(folder, process.pid);
    const names = await readdir(folder).catch(() => []);
    const others = names.filter((name) => socketName.test(name)).map((name) => path.join(folder, name));
    return others.filter((socket) => socket !== own).slice(-mostAsked);
  }

  #askNext(
    request: IncomingMessage,
    response: ServerResponse,
    respondHere: () => void,
    [socket, ...others]: readonly string[],
  ): void {
    if (!socket) {
      respondHere();
      return;
    }
    passRequest(request, response, {
      ...{ socket, agent: false, isReplaced: true },
      respondHere: () => this.#askNext(request, response, respondHere, others),
      address: this.#parts.addressOf(request),
      changeHeaders: (headers) => headers,
      // A worker that leaves meanwhile: the next one is asked. Of one that was killed, only the socket is left, and would be asked for ever.
      onFailure: (error) => {
        if ('code' in error && error.code === 'ECONNREFUSED') void rm(socket, { force: true }).catch(() => undefined);
      },
    });
  }
}
