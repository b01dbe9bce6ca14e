import type { Clock } from '../clock.ts';

/** Milliseconds until the first and, doubled each time, any later repetition of a save that did not get through. */
export const retryMs = { first: 1_000, longest: 30_000 };

/** Plans the repetitions of something that fails, later each time. */
export class Retries {
  readonly #clock: Clock;
  readonly #run: () => void;
  #failures = 0;
  #prevent: () => void = () => undefined;

  constructor(clock: Clock, run: () => void) {
    this.#clock = clock;
    this.#run = run;
  }

  /** @param minMs wait that the server requests */
  plan(minMs = 0): void {
    this.cancel();
    const ms = Math.min(retryMs.first * 2 ** this.#failures, retryMs.longest);
    this.#failures += 1;
    this.#prevent = this.#clock.after(Math.max(ms, minMs), this.#run);
  }

  /** The next failure is a first one. */
  reset(): void {
    this.#failures = 0;
  }

  cancel(): void {
    this.#prevent();
  }
}
