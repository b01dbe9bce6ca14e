import type { Transport } from '@marquee/shared';

/** Milliseconds for which a response requested ahead of its page is valid. */
const goodFor = 30_000;

/** GETs made ahead of the page that needs them. Each response serves once. */
export class CallsAhead {
  readonly #transport: Transport;
  readonly #now: () => number;
  readonly #calls = new Map<string, { madeAt: number; response: Promise<unknown> }>();

  constructor(transport: Transport, now: () => number = Date.now) {
    this.#transport = transport;
    this.#now = now;
  }

  /** Makes a call, unless a valid one exists. */
  ahead<T>(path: string): Promise<T> {
    const known = this.#good(path) ?? { madeAt: this.#now(), response: this.#transport.get(path) };
    this.#calls.set(path, known);
    // One that failed is made again by the page itself.
    known.response.catch(() => this.#calls.delete(path));
    return known.response as Promise<T>;
  }

  /** The calls of a page, which end with its signal; a call made ahead is not repeated. */
  until(signal: AbortSignal): Transport {
    const { get, post } = this.#transport;
    return {
      get: <T>(path: string, options?: object) => {
        const known = this.#good(path);
        this.#calls.delete(path);
        const again = () => get<T>(path, { ...options, signal });
        return known ? (known.response as Promise<T>).catch(again) : again();
      },
      post: (path, body, options) => post(path, body, { ...options, signal }),
    };
  }

  #good(path: string) {
    const known = this.#calls.get(path);
    return known && this.#now() - known.madeAt < goodFor ? known : null;
  }
}
