import type { ReleaseSet } from '@marquee/releases/releaseSet.ts';
import type { Logger } from 'pino';
import type { Generation } from './Generation.ts';

/** How often it looks at the memory. */
const lookMs = 10_000;
/** Bytes that the machine must have left for a set to stay in standby. */
const leastMemory = 200 * 1024 ** 2;

/** The set that was live before: its workers rest, so that a rollback needs no more than what is running. */
export class Standby {
  readonly #keepMs: number;
  readonly #log: Pick<Logger, 'info' | 'warn'>;
  readonly #availableMemory: () => number;
  #generation: Generation | null = null;
  #end: NodeJS.Timeout | null = null;
  #look: NodeJS.Timeout | null = null;

  /** @param keepMs how long a set stays, in milliseconds; 0 for not at all */
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

  /** Takes a generation out of service. The one that was in standby before leaves. */
  put(generation: Generation): void {
    this.#leave();
    if (this.#keepMs === 0) {
      generation.drain();
      return;
    }
    generation.rest();
    this.#generation = generation;
    this.#end = setTimeout(() => this.#leave(), this.#keepMs);
    this.#end.unref();
    this.#look = setInterval(() => {
      if (this.#availableMemory() >= leastMemory) return;
      this.#log.warn({ set: generation.set }, 'memory runs short: the set in standby leaves');
      this.#leave();
    }, lookMs);
    this.#look.unref();
  }

  /** The generation of a name, which then is in standby no more; null when it is not here. */
  take(name: string): Generation | null {
    const generation = this.#generation;
    if (generation?.name !== name) return null;
    this.stop();
    this.#generation = null;
    return generation;
  }

  /** It is not needed any more, as another primary takes over. */
  drop(): void {
    this.#leave();
  }

  /** The node leaves. */
  leave(): void {
    this.stop();
    this.#generation?.leave();
  }

  /** Forgets its times. */
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
