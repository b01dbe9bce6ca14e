import type { Clock } from '../../saving/clock.ts';
import { settled } from './settled.ts';

/** Clock that a test advances. `die` fakes the end of a tab, after which no timer runs. */
export class FakeClock implements Clock {
  #now = Date.parse('2026-11-22T10:00:00.000Z');
  #timers: { at: number; run: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  after(ms: number, run: () => void): () => void {
    const timer = { at: this.#now + ms, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  die(): void {
    this.#timers = [];
  }

  /** Advances the time, and runs the timers and promises that are due. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (;;) {
      await settled();
      const next = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#now = next.at;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      next.run();
    }
    this.#now = end;
  }
}
