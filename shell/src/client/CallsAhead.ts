import type { Transport } from '@marquee/shared';

/** Milliseconds for which a response requested ahead of its page is valid. */
const validMs = 30_000;

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
    const call = this.#valid(path) ?? { madeAt: this.#now(), response: this.#transport.get(path) };
    this.#calls.set(path, call);
    // Removes a failed call, so that the page repeats it.
    call.response.catch(() => this.#calls.delete(path));
    return call.response as Promise<T>;
  }

  /** Returns the transport of a page. The signal aborts its calls. A call that was made ahead is not repeated. */
  until(signal: AbortSignal): Transport {
    const { get, post } = this.#transport;
    return {
      get: <T>(path: string, options?: object) => {
        const call = this.#valid(path);
        this.#calls.delete(path);
        const again = () => get<T>(path, { ...options, signal });
        return call ? (call.response as Promise<T>).catch(again) : again();
      },
      post: (path, body, options) => post(path, body, { ...options, signal }),
    };
  }

  #valid(path: string) {
    const call = this.#calls.get(path);
    return call && this.#now() - call.madeAt < validMs ? call : null;
  }
}
