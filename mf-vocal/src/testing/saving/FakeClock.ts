import type { Clock } from '../../saving/clock.ts';
import { settled } from './settled.ts';

/** A clock that a test advances; `die` ends a tab, whose timers run no more. */
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

  /** Lets time pass, with everything that timers and promises do in it. */
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
