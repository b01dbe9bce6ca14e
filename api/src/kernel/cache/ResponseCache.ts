import { TagIndex } from '@marquee/platform/cache/TagIndex.ts';
import { LRUCache } from 'lru-cache';
import { everything } from './cacheTags.ts';
import type { ApiResponse } from './response.ts';

export type ResponseCacheOptions = {
  /** Maximum total size of the bodies in memory, in bytes. */
  maxBytes: number;
  /** A response expires after this time even when no purge named it. */
  maxAgeMs: number;
};

/** Caches responses in memory and purges them by tag. Concurrent misses of one key share one computation. */
export class ResponseCache {
  readonly #responses: LRUCache<string, ApiResponse>;
  readonly #tags = new TagIndex<string>();
  #inFlight = new Map<string, Promise<ApiResponse>>();
  /** Number of purges. A response that was begun before the latest one may be outdated. */
  purges = 0;
  hits = 0;
  misses = 0;

  constructor(options: ResponseCacheOptions) {
    this.#responses = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: (response, key) => response.body.length + key.length + 512,
      ttl: options.maxAgeMs,
      dispose: (response, key) => this.#tags.remove(key, response.cacheTags),
    });
  }

  /** Returns the response for a key if it is in memory. */
  known(key: string): ApiResponse | undefined {
    const known = this.#responses.get(key);
    if (known) this.hits += 1;
    return known;
  }

  /** Returns the response for a key from memory, or else from `produce`. Failures are not stored. */
  async get(key: string, produce: () => Promise<ApiResponse>): Promise<ApiResponse> {
    const known = this.known(key);
    if (known) return known;
    const flight = this.#inFlight.get(key);
    if (flight) return flight;
    this.misses += 1;
    return this.#produce(key, produce);
  }

  /** Drops the responses that have one of the tags. */
  purge(tags: readonly string[]): void {
    // A response in flight may have read the old state, so it only serves the callers that already wait.
    this.#inFlight = new Map();
    this.purges += 1;
    if (tags.includes(everything)) {
      this.#responses.clear();
      return;
    }
    for (const key of this.#tags.keysOf(tags)) this.#responses.delete(key);
  }

  async #produce(key: string, produce: () => Promise<ApiResponse>): Promise<ApiResponse> {
    const flights = this.#inFlight;
    const flight = produce();
    flights.set(key, flight);
    try {
      const response = await flight;
      if (flights === this.#inFlight) this.#store(key, response);
      return response;
    } finally {
      flights.delete(key);
    }
  }

  #store(key: string, response: ApiResponse): void {
    this.#responses.set(key, response);
    // A response larger than the whole cache is not stored.
    if (this.#responses.peek(key) === response) this.#tags.add(key, response.cacheTags);
  }
}
