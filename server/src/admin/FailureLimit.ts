import { LRUCache } from 'lru-cache';

/** Addresses that are remembered at most. */
const mostAddresses = 10_000;

/** Counts wrong tokens by address, and says when an address has to wait. One for each worker. */
export class FailureLimit {
  readonly #limit: number;
  readonly #windowMs: number;
  readonly #now: () => number;
  readonly #failures = new LRUCache<string, { count: number; until: number }>({ max: mostAddresses });

  constructor(limit: number, windowMs: number, now: () => number) {
    this.#limit = limit;
    this.#windowMs = windowMs;
    this.#now = now;
  }

  /** Seconds that an address has to wait before it may try again; 0 when it may. */
  secondsToWait(address: string): number {
    const known = this.#failures.get(address);
    if (!known || known.count < this.#limit || known.until <= this.#now()) return 0;
    return Math.ceil((known.until - this.#now()) / 1000);
  }

  count(address: string): void {
    const known = this.#failures.get(address);
    const isOver = !known || known.until <= this.#now();
    this.#failures.set(address, {
      count: isOver ? 1 : known.count + 1,
      until: isOver ? this.#now() + this.#windowMs : known.until,
    });
  }
}
