import type { SendHandle } from 'node:child_process';
import cluster, { type Worker } from 'node:cluster';
import { workerMemoryEnvironment } from '@marquee/platform/process/memorySettings.ts';
import { releasedCodeEnvironment } from '@marquee/releases/releasedCodeEnvironment.ts';
import { type ReleaseSet, releaseSetName } from '@marquee/releases/releaseSet.ts';
import type { Logger } from 'pino';
import type { CacheKey } from '../address/cacheKey.ts';
import { CrashCount } from '../counts/CrashCount.ts';
import type { Proof } from '../pages/Proof.ts';
import type { ToPrimary, ToWorker, WorkerSecrets } from '../workerMessages.ts';
import type { SocketHandle } from './ListeningPort.ts';
import { Watchdog } from './Watchdog.ts';

// Workers accept connections by themselves: one that hangs takes none, and none is lost between primary and worker.
cluster.schedulingPolicy = cluster.SCHED_NONE;

/** Longest time that a worker may take to load and render its probe pages, and to begin to listen after that. */
const prepareMs = 60_000;
const listenMs = 10_000;
/** Wait before a worker that died is replaced, doubled for each further death up to the last. */
const respawnMs = { first: 250, last: 10_000 } as const;

/** A worker that somebody else has ended: its set need not be at fault. */
class KilledWorkerError extends Error {}

export type GenerationParts = {
  set: ReleaseSet;
  /** Number of workers at first. */
  count: number;
  /** Path of a unix socket, or null for the port that readers use. */
  socket: string | null;
  /** More for its workers' environment. */
  environment?: Record<string, string>;
  /** Sent to its workers by message, as any process of the same user can read their environment. */
  secrets: WorkerSecrets;
  /** The socket on which its workers listen, asked for each time; they bind the port where it gives none. */
  handle?: () => Promise<SocketHandle | null>;
  /** Of its first workers; later ones, and all when it is absent, prove themselves with one site. */
  proof?: Proof;
  /** The pages that its workers render after that, or, where readers wait for them, once they listen; none when absent. */
  latestPages?: () => readonly CacheKey[];
  /** Gets its workers' messages, besides those about its own state. */
  onMessage: (message: ToPrimary) => void;
  /** Called when a worker has died, or was killed because it hung. */
  onDeath?: () => void;
  /** Called when so many workers have died while they served that the set itself must be at fault. */
  onCrashing?: () => void;
  log: Logger;
};

/**
 * Workers that live and die with one release set.
 * preparing → standby ⇄ serving, and from both → draining → gone; or preparing → (one fails) → gone.
 * In standby they are loaded and proved, and follow purges, but do not listen.
 */
export class Generation {
  readonly set: ReleaseSet;
  readonly name: string;
  readonly socket: string | null;
  readonly #parts: GenerationParts;
  readonly #workers = new Set<Worker>();
  readonly #crashes = new CrashCount();
  /** The last routes, for workers that come later. */
  #routes: ToWorker | null = null;
  #state: 'preparing' | 'standby' | 'serving' | 'gone' = 'preparing';
  #deaths = 0;
  #count: number;
  /** Readers wait for it: it renders the latest pages once it listens, and not before. */
  #isCold: boolean;

  constructor(parts: GenerationParts) {
    this.set = parts.set;
    this.name = releaseSetName(parts.set);
    this.socket = parts.socket;
    this.#parts = parts;
    this.#count = parts.count;
    this.#isCold = parts.proof !== 'all';
  }

  /**
   * Forks its workers, which load the set, prove it and fill their caches. One that is killed meanwhile, for example because memory
   * runs short, is replaced while the others go on.
   * @throws with a worker's own reason when one does not come up, or all are killed; then all are gone
   */
  async prepare(): Promise<void> {
    const results = await Promise.allSettled(Array.from({ length: this.#count }, () => this.#fork()));
    const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
    const fault = failures.find((failure) => !(failure instanceof KilledWorkerError));
    if (failures.length > 0 && (fault || failures.length === results.length)) {
      this.end();
      throw fault ?? failures[0];
    }
    if (this.#state !== 'preparing') return;
    this.#state = 'standby';
    for (const _ of failures) this.#replace();
  }

  /** From standby to serving. @throws when no worker listens; then all are gone */
  async listen(): Promise<void> {
    this.#state = 'serving';
    const results = await Promise.allSettled([...this.#workers].map((worker) => this.#listening(worker)));
    // One that died meanwhile is replaced.
    const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
    if (failures.length === results.length) {
      this.end();
      throw new Error('None of its workers listens', { cause: failures[0] });
    }
    if (this.#isCold) this.#tell({ kind: 'warm', keys: this.#parts.latestPages?.() ?? [] });
    this.#isCold = false;
  }

  /** Both. */
  async start(): Promise<void> {
    await this.prepare();
    await this.listen();
  }

  /** Adds workers while it serves, up to a number. One that does not come up is logged: the others go on. */
  async grow(count: number): Promise<void> {
    const missing = count - this.#count;
    if (this.#state !== 'serving' || missing <= 0) return;
    this.#count = count;
    await Promise.all(Array.from({ length: missing }, () => this.#forkInPlace()));
  }

  /** From serving to standby: it takes no more connections, and finishes open requests. */
  rest(): void {
    this.#state = 'standby';
    this.#tell({ kind: 'rest' });
  }

  send(message: ToWorker): void {
    this.#routes = message;
    this.#tell(message);
  }

  /** Finishes open requests, and leaves. */
  drain(): void {
    this.#state = 'gone';
    this.#tell({ kind: 'drain' });
  }

  /** The node leaves: open requests are finished, idle connections are not. */
  leave(): void {
    this.#state = 'gone';
    this.#tell({ kind: 'leave' });
  }

  /** Leaves at once: nobody is served by it. */
  end(): void {
    this.#state = 'gone';
    for (const worker of this.#workers) worker.process.kill('SIGKILL');
  }

  async #listening(worker: Worker): Promise<void> {
    const handle = (await this.#parts.handle?.()) ?? null;
    // By now it may have been told to rest or to leave, and another set serve.
    if (this.#state === 'serving') await listening(worker, handle);
  }

  #tell(message: ToWorker): void {
    for (const worker of this.#workers) if (worker.isConnected()) worker.send(message);
  }

  /** Resolves once the worker is in standby. */
  #fork(): Promise<Worker> {
    const { set, socket, environment, secrets, latestPages = () => [], onMessage, log } = this.#parts;
    const isFirst = this.#state === 'preparing';
    const proof = isFirst ? this.#parts.proof : undefined;
    const isCold = isFirst && this.#isCold;
    const worker = cluster.fork({
      ...inheritedNone(),
      ...releasedCodeEnvironment(process.env),
      ...workerMemoryEnvironment,
      MARQUEE_RELEASE_SET: JSON.stringify(set),
      ...(socket && { MARQUEE_SOCKET: socket }),
      ...(proof && { MARQUEE_PROOF: proof }),
      ...environment,
    });
    this.#workers.add(worker);
    // One that has just gone cannot be told anything: its exit says so.
    worker.on('error', (error) => log.debug({ err: error }, 'a worker was not reached'));
    worker.send({ kind: 'secrets', secrets } satisfies ToWorker);
    const watchdog = new Watchdog(() => {
      log.error({ pid: worker.process.pid, set }, 'killed a worker that stopped responding');
      worker.process.kill('SIGKILL');
    });
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        worker.process.kill('SIGKILL');
        reject(new Error(`A worker was not ready within ${prepareMs} ms`));
      }, prepareMs);
      worker.on('message', (message: ToPrimary) => {
        if (message.kind === 'ready') {
          watchdog.start();
          worker.send({ kind: 'warm', keys: isCold ? [] : latestPages() } satisfies ToWorker);
        } else if (message.kind === 'warmed') {
          clearTimeout(timer);
          if (this.#routes) worker.send(this.#routes);
          resolve(worker);
        } else if (message.kind === 'alive') watchdog.reset();
        else if (message.kind === 'failed') reject(new Error(message.reason));
        else if (message.kind !== 'listening') onMessage(message);
      });
      worker.on('exit', (code: number | null, signal: string | null) => {
        clearTimeout(timer);
        watchdog.stop();
        this.#workers.delete(worker);
        reject(
          signal
            ? new KilledWorkerError(`A worker was killed (${signal}) before it was ready`)
            : new Error(`A worker exited with code ${code} before it was ready`),
        );
        if (this.#state === 'serving' || this.#state === 'standby') this.#replace();
      });
    });
  }

  /** Replaces a worker that exited, with a longer delay after each failure. */
  #replace(): void {
    const { log, onCrashing, onDeath } = this.#parts;
    this.#deaths += 1;
    onDeath?.();
    const wait = Math.min(respawnMs.first * 2 ** (this.#deaths - 1), respawnMs.last);
    log.error({ wait, set: this.set }, 'a worker exited; starting another');
    if (this.#state === 'serving' && this.#crashes.isTooMany(Date.now())) onCrashing?.();
    setTimeout(() => void this.#forkInPlace(), wait);
  }

  async #forkInPlace(): Promise<void> {
    if (this.#state === 'gone') return;
    try {
      const worker = await this.#fork();
      if (this.#state === 'serving') await this.#listening(worker);
      this.#deaths = 0;
    } catch (error) {
      this.#parts.log.error({ err: error }, 'cannot start a worker in its place');
    }
  }
}

/** Has a worker listen. @throws when it dies first, or takes too long */
function listening(worker: Worker, handle: SocketHandle | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer);
      worker.off('message', onMessage);
      worker.off('exit', onExit);
      settle();
    };
    const onMessage = ({ kind }: ToPrimary) => {
      if (kind === 'listening') end(resolve);
    };
    const onExit = () => end(() => reject(new Error('A worker exited before it listened')));
    const timer = setTimeout(
      () => end(() => reject(new Error(`A worker did not listen within ${listenMs} ms`))),
      listenMs,
    );
    worker.on('message', onMessage);
    worker.on('exit', onExit);
    worker.send({ kind: 'listen' } satisfies ToWorker, (handle ?? undefined) as SendHandle | undefined);
  });
}

/** A cluster adds this process's environment to that of its workers, but for the names that are undefined. */
function inheritedNone(): Record<string, undefined> {
  return Object.fromEntries(Object.keys(process.env).map((name) => [name, undefined]));
}
