import type { EarlyResponse } from './splitNext.ts';

/** A response of the api, with its cache metadata. */
export type ApiResponse = {
  status: number;
  body: unknown;
  tags: readonly string[];
  /** Publication time of the newest post in the response, in milliseconds, or 0 without posts. */
  newest: number;
  /** True for a previous response that is used because the api sent no new one. */
  isOutdated?: boolean;
  /** Response of the next call, if the api sent both together. */
  early?: EarlyResponse | null;
};

type Request = () => Promise<ApiResponse>;

/** Maximum age of a response in milliseconds, in case its purge event is lost. */
const lastingMs = 30_000;
/** Time in milliseconds for which a previous response is used before the api is called again. */
const outdatedMs = 3_000;

/**
 * Caches the responses that every page of a site needs. A response is kept until one of its tags is purged, or longer
 * if the api sends no new one. Responses are frozen, because all pages read the same object.
 */
export class SharedResponses {
  readonly #stored = new Map<string, { response: ApiResponse; until: number }>();
  readonly #inFlight = new Map<string, Promise<ApiResponse>>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Returns the response of a key: stored, in flight, or requested now. Failures are not stored. */
  async get(key: string, send: Request): Promise<ApiResponse> {
    const stored = this.#stored.get(key);
    if (stored && stored.until > this.#now()) return stored.response;
    return this.#inFlight.get(key) ?? this.#send(key, send);
  }

  #send(key: string, send: Request): Promise<ApiResponse> {
    // A purge drops the requests in flight, because their responses may be outdated.
    const isKnown = () => this.#inFlight.get(key) === asking;
    const asking = send()
      .then(
        (response) => (response.status < 500 ? response : (this.#lastOf(key) ?? response)),
        (error: unknown) => {
          const last = this.#lastOf(key);
          if (last) return last;
          throw error;
        },
      )
      .then((response) => {
        if (response.status < 400 && isKnown()) {
          freeze(response.body);
          this.#stored.set(key, { response, until: this.#now() + (response.isOutdated ? outdatedMs : lastingMs) });
        }
        return response;
      })
      .finally(() => {
        if (isKnown()) this.#inFlight.delete(key);
      });
    this.#inFlight.set(key, asking);
    return asking;
  }

  /** The previous response, used when a new one is unavailable. */
  #lastOf(key: string): ApiResponse | undefined {
    const stored = this.#stored.get(key);
    return stored && { ...stored.response, isOutdated: true };
  }

  /** Marks the responses with one of these tags as outdated. */
  purge(tags: readonly string[]): void {
    for (const stored of this.#stored.values())
      if (stored.response.tags.some((tag) => tags.includes(tag))) stored.until = 0;
    this.#inFlight.clear();
  }

  purgeAll(): void {
    for (const stored of this.#stored.values()) stored.until = 0;
    this.#inFlight.clear();
  }
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}
