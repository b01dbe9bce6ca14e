import https from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { askPublic, type PublicAddress } from '../people/askPublic.ts';

export type Page = { host: string; path: string };

export type LoadResult = {
  requests: number;
  /** Failed requests, each with its page and its status or error. */
  failures: string[];
};

/** Readers at the same time, half of them on connections that they keep. */
const readers = 4;
const pauseMs = 25;

/** Reads pages through nginx again and again until it is ended, with a bounded rate. */
export class ReaderLoad {
  readonly #network: PublicAddress;
  readonly #pages: readonly Page[];
  readonly #failures: string[] = [];
  #requests = 0;
  #isOver = false;
  readonly #running: Promise<unknown>;

  private constructor(network: PublicAddress, pages: readonly Page[]) {
    this.#network = network;
    this.#pages = pages;
    this.#running = Promise.all(Array.from({ length: readers }, (_, reader) => this.#read(reader)));
  }

  static start(network: PublicAddress, pages: readonly Page[]): ReaderLoad {
    return new ReaderLoad(network, pages);
  }

  /** Requests so far. */
  get requests(): number {
    return this.#requests;
  }

  async end(): Promise<LoadResult> {
    this.#isOver = true;
    await this.#running;
    return { requests: this.#requests, failures: this.#failures };
  }

  async #read(reader: number): Promise<void> {
    const agent = reader % 2 === 0 ? new https.Agent({ keepAlive: true, maxSockets: 1 }) : undefined;
    for (let round = reader; !this.#isOver; round++) {
      const page = this.#pages[round % this.#pages.length];
      if (!page) throw new Error('There is no page to read.');
      const response = askPublic(this.#network, page.host, page.path, { agent, from: `127.0.${10 + reader}.3` });
      const outcome = await response.then(({ status }) => status).catch((error: Error) => error.message);
      this.#requests += 1;
      if (outcome !== 200) this.#failures.push(`${page.host}${page.path}: ${outcome}`);
      await sleep(pauseMs);
    }
    agent?.destroy();
  }
}
