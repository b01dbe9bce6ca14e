import type { Clock } from './clock.ts';

/**
 * Debounces `run`. Calls it once `restart` has not been called for a while, or at the latest after a limit. The call of
 * `restart` that exceeds the limit runs it directly, because timers may not fire while a page is busy with keys.
 */
export class Pause {
  readonly #clock: Clock;
  readonly #limits: { ms: number; limitMs: number };
  readonly #run: () => void;
  #startedAt: number | null = null;
  #prevent: () => void = () => undefined;

  /** @param limits milliseconds without a call of `restart` (`ms`), and maximum milliseconds in total (`limitMs`) */
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
