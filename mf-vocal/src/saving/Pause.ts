import type { Clock } from './clock.ts';

/** Runs something when `restart` has not been called for a while, or at the latest after a limit. */
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
    this.#prevent = this.#clock.after(Math.max(0, Math.min(ms, this.#startedAt + limitMs - now)), () => {
      this.#startedAt = null;
      this.#run();
    });
  }

  cancel(): void {
    this.#prevent();
    this.#startedAt = null;
  }
}
