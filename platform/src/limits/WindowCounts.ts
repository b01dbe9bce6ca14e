import { LRUCache } from 'lru-cache';
import { growingTo } from '../cache/growingTo.ts';

/** Counts events by key, such as failures by address. A key's count is forgotten a fixed time after its first event. */
export class WindowCounts {
  readonly #counts: LRUCache<string, { count: number; until: number }>;
  readonly #windowMs: number;
  readonly #now: () => number;

  /**
   * @param maxKeys number of keys kept; the least recently used are dropped first
   * @param now in milliseconds
   */
  constructor(windowMs: number, maxKeys: number, now: () => number) {
    this.#windowMs = windowMs;
    this.#now = now;
    this.#counts = new LRUCache(growingTo(maxKeys));
  }

  of(key: string): number {
    return this.#current(key)?.count ?? 0;
  }

  add(key: string): void {
    const current = this.#current(key);
    if (current) current.count += 1;
    else this.#counts.set(key, { count: 1, until: this.#now() + this.#windowMs });
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
