/**
 * closed → (too many failures) → open → (after a while, with the next call) → half-open → (it succeeds) → closed,
 * or → (it fails) → open.
 */
export type CircuitState = 'closed' | 'open' | 'half-open';

/** Error of a call that was not made because the circuit is open. */
export class CircuitOpenError extends Error {
  override name = 'CircuitOpenError';
}

/** The circuit opens for `openMs` after `failures` failures within `withinMs`. */
const limits = { failures: 3, withinMs: 30_000, openMs: 30_000 } as const;

/** Spares readers the wait for a repeated failure: calls fail at once, until one call on trial succeeds. */
export class CircuitBreaker {
  readonly #name: string;
  readonly #now: () => number;
  #state: CircuitState = 'closed';
  /** Times of the latest failures while closed. */
  #failures: number[] = [];
  #openedAt = 0;

  /** @param name target of the calls, for the error */
  constructor(name: string, now: () => number) {
    this.#name = name;
    this.#now = now;
  }

  get state(): CircuitState {
    return this.#state;
  }

  /** Makes a call if it may be made. @throws CircuitOpenError when it may not; else the call's error */
  async run<Result>(call: () => Promise<Result>): Promise<Result> {
    const isDue = this.#state === 'open' && this.#now() >= this.#openedAt + limits.openMs;
    if (this.#state !== 'closed' && !isDue) {
      throw new CircuitOpenError(`${this.#name} failed repeatedly; it is not requested again for now`);
    }
    if (isDue) this.#state = 'half-open';
    try {
      const result = await call();
      this.#close();
      return result;
    } catch (error) {
      this.#fail();
      throw error;
    }
  }

  #close(): void {
    this.#state = 'closed';
    this.#failures = [];
  }

  #fail(): void {
    const now = this.#now();
    this.#failures = [...this.#failures, now].filter((time) => now - time < limits.withinMs);
    // A call that began before the circuit opened adds nothing.
    if (this.#state === 'open') return;
    if (this.#state === 'closed' && this.#failures.length < limits.failures) return;
    this.#state = 'open';
    this.#openedAt = now;
  }
}
