import type { ReleaseSet } from '@marquee/releases/releaseSet.ts';
import type { Logger } from 'pino';
import type { Generation } from './Generation.ts';

/** Interval of the memory checks, in milliseconds. */
const lookMs = 10_000;
/** Free bytes of memory below which the set in standby is stopped. */
const minFreeMemory = 200 * 1024 ** 2;

/** Keeps the workers of the previous live set loaded, so that a rollback needs no start of workers. */
export class Standby {
  readonly #keepMs: number;
  readonly #log: Pick<Logger, 'info' | 'warn'>;
  readonly #availableMemory: () => number;
  #generation: Generation | null = null;
  #end: NodeJS.Timeout | null = null;
  #look: NodeJS.Timeout | null = null;

  /** @param keepMs milliseconds for which a set stays in standby. 0 disables standby */
  constructor(
    keepMs: number,
    log: Pick<Logger, 'info' | 'warn'>,
    availableMemory: () => number = () => process.availableMemory(),
  ) {
    this.#keepMs = keepMs;
    this.#log = log;
    this.#availableMemory = availableMemory;
  }

  get set(): ReleaseSet | null {
    return this.#generation?.set ?? null;
  }

  /** Puts a generation into standby and stops the previous one. */
  put(generation: Generation): void {
    this.#leave();
    if (this.#keepMs === 0) {
      generation.drain();
      return;
    }
    generation.standby();
    this.#generation = generation;
    this.#end = setTimeout(() => this.#leave(), this.#keepMs);
    this.#end.unref();
    this.#look = setInterval(() => {
      if (this.#availableMemory() >= minFreeMemory) return;
      this.#log.warn({ set: generation.set }, 'low memory: stopping the set in standby');
      this.#leave();
    }, lookMs);
    this.#look.unref();
  }

  /** Removes and returns the generation with this name. Null if another set or none is in standby. */
  take(name: string): Generation | null {
    const generation = this.#generation;
    if (generation?.name !== name) return null;
    this.stop();
    this.#generation = null;
    return generation;
  }

  /** Ends standby because the node leaves. */
  leave(): void {
    this.stop();
    this.#generation?.stop();
  }

  /** Clears the timers. */
  stop(): void {
    if (this.#end) clearTimeout(this.#end);
    if (this.#look) clearInterval(this.#look);
  }

  #leave(): void {
    this.stop();
    this.#generation?.drain();
    this.#generation = null;
  }
}
