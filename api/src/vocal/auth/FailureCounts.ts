import { LRUCache } from 'lru-cache';

/** Keys that are remembered: those least recently met are forgotten first. */
const mostKeys = 100_000;

/** Counts failures by key. A key's count is forgotten a fixed time after its first failure. */
export class FailureCounts {
  readonly #counts: LRUCache<string, { failures: number; until: number }>;
  readonly #windowMs: number;
  readonly #now: () => number;

  /** @param now milliseconds. */
  constructor(windowMs: number, now: () => number) {
    this.#windowMs = windowMs;
    this.#now = now;
    this.#counts = new LRUCache({ max: mostKeys });
  }

  of(key: string): number {
    return this.#current(key)?.failures ?? 0;
  }

  add(key: string): void {
    const current = this.#current(key);
    if (current) current.failures += 1;
    else this.#counts.set(key, { failures: 1, until: this.#now() + this.#windowMs });
  }

  /** Seconds until a key's count is forgotten, rounded up. */
  secondsLeft(key: string): number {
    const current = this.#current(key);
    return current ? Math.ceil((current.until - this.#now()) / 1_000) : 0;
  }

  #current(key: string) {
    const found = this.#counts.get(key);
    return found && found.until > this.#now() ? found : undefined;
  }
}
