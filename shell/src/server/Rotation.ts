import cluster, { type Worker } from 'node:cluster';
import type { Logger } from 'pino';
import { type ReleaseSet, releaseSetName } from '../releases/registry.ts';
import type { WorkerMessage } from './workerMessages.ts';

type Generation = { name: string; set: ReleaseSet; workers: Set<Worker> };

/** Longest time that a worker may take to load, render its probe pages and listen. */
const startMs = 60_000;
/** Wait before a worker that died is replaced, doubled for each further death up to the last. */
const respawnMs = { first: 250, last: 10_000 } as const;

/**
 * Keeps workers on one release set and moves them to another. States of a generation of workers:
 * starting → (all listen) → serving → draining → gone; or starting → (one fails) → refused, and the old one goes on serving.
 */
export class Rotation {
  readonly #count: number;
  readonly #log: Logger;
  #serving: Generation | null = null;
  /** A set that failed is not tried again and again. */
  #refused: string | null = null;
  #isStopping = false;
  #deaths = 0;

  constructor({ workers, log }: { workers: number; log: Logger }) {
    this.#count = workers;
    this.#log = log;
  }

  /** Moves to a set, unless it is the one that serves or one that was refused. @throws when its workers do not come up */
  async moveTo(set: ReleaseSet): Promise<void> {
    const name = releaseSetName(set);
    if (name === this.#serving?.name || name === this.#refused || this.#isStopping) return;
    const startedAt = Date.now();
    const next: Generation = { name, set, workers: new Set() };
    const results = await Promise.allSettled(Array.from({ length: this.#count }, () => this.#start(next)));
    const failure = results.find((result) => result.status === 'rejected');
    if (failure) {
      // Without an older set to fall back on, trying again is all there is: the api may only be late.
      if (this.#serving) this.#refused = name;
      for (const worker of next.workers) worker.kill();
      throw failure.reason;
    }
    const previous = this.#serving;
    this.#serving = next;
    this.#refused = null;
    this.#log.info({ set, ms: Date.now() - startedAt }, 'serving release set');
    for (const worker of previous?.workers ?? []) {
      if (worker.isConnected()) worker.send({ kind: 'drain' } satisfies WorkerMessage);
    }
  }

  #start(generation: Generation): Promise<void> {
    const worker = cluster.fork({ MARQUEE_RELEASE_SET: JSON.stringify(generation.set) });
    generation.workers.add(worker);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        worker.kill('SIGKILL');
        reject(new Error(`A worker did not listen within ${startMs} ms`));
      }, startMs);
      worker.on('message', (message: WorkerMessage) => {
        if (message.kind === 'listening') {
          clearTimeout(timer);
          resolve();
        }
        if (message.kind === 'failed') reject(new Error(message.reason));
      });
      worker.on('exit', (code) => {
        clearTimeout(timer);
        generation.workers.delete(worker);
        reject(new Error(`A worker ended with code ${code} before it listened`));
        if (this.#serving === generation && !this.#isStopping) this.#replace(generation);
      });
    });
  }

  /** A worker of the serving generation died: another takes its place, ever later if they keep dying. */
  #replace(generation: Generation): void {
    this.#deaths += 1;
    const wait = Math.min(respawnMs.first * 2 ** (this.#deaths - 1), respawnMs.last);
    this.#log.error({ wait }, 'a worker died');
    setTimeout(() => {
      if (this.#serving !== generation || this.#isStopping) return;
      this.#start(generation).then(
        () => {
          this.#deaths = 0;
        },
        (error: unknown) => this.#log.error({ err: error }, 'a worker could not be replaced'),
      );
    }, wait);
  }

  stop(): void {
    this.#isStopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.kill();
  }
}
