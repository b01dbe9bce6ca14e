import cluster, { type Worker } from 'node:cluster';
import { releasedCodeEnvironment } from '@marquee/releases/releasedCodeEnvironment.ts';
import { type ReleaseSet, releaseSetName } from '@marquee/releases/releaseSet.ts';
import type { Logger } from 'pino';
import type { ToPrimary, ToWorker, WorkerSecrets } from '../workerMessages.ts';
import { Watchdog } from './Watchdog.ts';

/** Longest time that a worker may take to load, render its probe pages and listen. */
const startMs = 60_000;
/** Wait before a worker that died is replaced, doubled for each further death up to the last. */
const respawnMs = { first: 250, last: 10_000 } as const;

export type GenerationParts = {
  set: ReleaseSet;
  /** Number of workers. */
  count: number;
  /** Path of a unix socket, or null for the port that readers use. */
  socket: string | null;
  /** More for its workers' environment. */
  environment?: Record<string, string>;
  /** Sent to its workers by message, as any process of the same user can read their environment. */
  secrets: WorkerSecrets;
  /** Gets its workers' messages, besides `listening` and `failed`. */
  onMessage: (message: ToPrimary) => void;
  log: Logger;
};

/**
 * Workers that live and die with one release set.
 * starting → (all listen) → serving → draining → gone; or starting → (one fails) → gone.
 */
export class Generation {
  readonly set: ReleaseSet;
  readonly name: string;
  readonly socket: string | null;
  readonly #parts: GenerationParts;
  readonly #workers = new Set<Worker>();
  /** The last word to its workers, for those that come later. */
  #lastWord: ToWorker | null = null;
  #isServing = false;
  #deaths = 0;

  constructor(parts: GenerationParts) {
    this.set = parts.set;
    this.name = releaseSetName(parts.set);
    this.socket = parts.socket;
    this.#parts = parts;
  }

  /** @throws with a worker's own reason when one does not come up; then all are gone */
  async start(): Promise<void> {
    const results = await Promise.allSettled(Array.from({ length: this.#parts.count }, () => this.#fork()));
    const failure = results.find((result) => result.status === 'rejected');
    if (failure) {
      for (const worker of this.#workers) worker.kill();
      throw failure.reason;
    }
    this.#isServing = true;
  }

  send(message: ToWorker): void {
    this.#lastWord = message;
    for (const worker of this.#workers) if (worker.isConnected()) worker.send(message);
  }

  /** Finishes open requests, and leaves. */
  drain(): void {
    this.#isServing = false;
    this.send({ kind: 'drain' });
  }

  #fork(): Promise<void> {
    const { set, socket, environment, secrets, onMessage, log } = this.#parts;
    const worker = cluster.fork({
      ...inheritedNone(),
      ...releasedCodeEnvironment(process.env),
      MARQUEE_RELEASE_SET: JSON.stringify(set),
      ...(socket ? { MARQUEE_SOCKET: socket } : {}),
      ...environment,
    });
    this.#workers.add(worker);
    worker.send({ kind: 'secrets', secrets } satisfies ToWorker);
    const watchdog = new Watchdog(() => {
      log.error({ pid: worker.process.pid, set }, 'killed a worker that stopped responding');
      worker.process.kill('SIGKILL');
    });
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        worker.kill('SIGKILL');
        reject(new Error(`A worker was not ready within ${startMs} ms`));
      }, startMs);
      worker.on('message', (message: ToPrimary) => {
        if (message.kind === 'listening') {
          clearTimeout(timer);
          watchdog.start();
          if (this.#lastWord) worker.send(this.#lastWord);
          resolve();
        } else if (message.kind === 'alive') watchdog.reset();
        else if (message.kind === 'failed') reject(new Error(message.reason));
        else onMessage(message);
      });
      worker.on('exit', (code) => {
        clearTimeout(timer);
        watchdog.stop();
        this.#workers.delete(worker);
        reject(new Error(`A worker exited with code ${code} before it was ready`));
        if (this.#isServing) this.#replace();
      });
    });
  }

  /** Replaces a worker that exited, with a longer delay after each failure. */
  #replace(): void {
    const { log } = this.#parts;
    this.#deaths += 1;
    const wait = Math.min(respawnMs.first * 2 ** (this.#deaths - 1), respawnMs.last);
    log.error({ wait, set: this.set }, 'a worker exited; starting another');
    setTimeout(() => {
      if (!this.#isServing) return;
      this.#fork().then(
        () => {
          this.#deaths = 0;
        },
        (error: unknown) => log.error({ err: error }, 'cannot start a worker in its place'),
      );
    }, wait);
  }
}

/** A cluster adds this process's environment to that of its workers, but for the names that are undefined. */
function inheritedNone(): Record<string, undefined> {
  return Object.fromEntries(Object.keys(process.env).map((name) => [name, undefined]));
}
