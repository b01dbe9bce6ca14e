import type { Clock } from './clock.ts';

/**
 * Runs something when `restart` has not been called for a while, or at the latest after a limit. The call that exceeds
 * the limit runs it itself: a page that is busy with keys gets to no timer.
 */
export class Pause {
  readonly #clock: Clock;
  readonly #limits: { ms: number; limitMs: number };
  readonly #run: () => void;
  #startedAt: number | null = null;
  #prevent: () => void = () => undefined;

  /** @param limits `ms` of silence, and at most `limitMs` in all */
  constructor(clock: Clock, limits: { ms: number; limitMs: number }, run: () => void) {
    this.#clock = clock;
    this.#limits = limits;
    this.#run = run;
  }

  restart(): void {
    const now = this.#clock.now();
    this.#startedAt ??= now;
    this.#prevent();
    const { ms, limitMs } = this.#limits;
    const leftMs = this.#startedAt + limitMs - now;
    const run = () => {
      this.#startedAt = null;
      this.#run();
    };
    if (leftMs > 0) this.#prevent = this.#clock.after(Math.min(ms, leftMs), run);
    else run();
  }

  cancel(): void {
    this.#prevent();
    this.#startedAt = null;
  }
}
