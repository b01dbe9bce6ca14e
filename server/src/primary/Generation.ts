import cluster, { type Worker } from 'node:cluster';
import { workerMemoryEnvironment } from '@marquee/platform/process/memorySettings.ts';
import { releasedCodeEnvironment } from '@marquee/releases/releasedCodeEnvironment.ts';
import { type ReleaseSet, releaseSetName } from '@marquee/releases/releaseSet.ts';
import type { Logger } from 'pino';
import { CrashCount } from '../counts/CrashCount.ts';
import type { ProbeScope } from '../pages/ProbeScope.ts';
import type { ToPrimary, ToWorker, WorkerSecrets } from '../workerMessages.ts';
import { Watchdog } from './Watchdog.ts';

// Workers accept connections themselves, so that a hanging worker accepts none, and none is lost in the primary.
cluster.schedulingPolicy = cluster.SCHED_NONE;

/** Maximum time for a worker to load the set and render its probe pages, in milliseconds. */
const prepareMs = 60_000;
/** Maximum time for a prepared worker to accept readers, in milliseconds. */
const activateMs = 10_000;
/** Wait in milliseconds before a dead worker is replaced. The wait doubles with each death, from `first` to `last`. */
const respawnMs = { first: 250, last: 10_000 } as const;

/** Error for a worker that another process killed. The release set may not be at fault. */
class KilledWorkerError extends Error {}

export type GenerationParts = {
  set: ReleaseSet;
  /** Initial number of workers. */
  count: number;
  /** Path of a unix socket, or null for the port that readers use. */
  socket: string | null;
  /** Additional environment variables of the workers. */
  environment?: Record<string, string>;
  /**
   * Secrets that are sent to the workers by message, because any process of the same user can read their environment.
   */
  secrets: WorkerSecrets;
  /** Sites whose pages the first workers render. Later workers render the pages of one site, which is the default. */
  probeScope?: ProbeScope;
  /** Called with the workers' messages, except messages about a worker's own state. */
  onMessage: (message: ToPrimary) => void;
  /** Called when a worker has died, or was killed because it hung. */
  onDeath?: () => void;
  /** Called when serving workers have died so often that the set must be at fault. */
  onCrashing?: () => void;
  log: Logger;
};

/**
 * The workers of one release set. States:
 * - `preparing`: workers load the set and prove it. Followed by `standby`, or by `gone` if a worker fails
 * - `standby`: workers are ready and follow purges, but accept no readers. Followed by `active` or `gone`
 * - `active`: workers accept readers. Followed by `standby` or `gone`
 * - `gone`: workers finish open requests and exit
 */
export class Generation {
  readonly set: ReleaseSet;
  readonly name: string;
  readonly socket: string | null;
  readonly #parts: GenerationParts;
  readonly #workers = new Set<Worker>();
  readonly #crashes = new CrashCount();
  /** The last routes, for workers that start later. */
  #routes: ToWorker | null = null;
  #state: 'preparing' | 'standby' | 'active' | 'gone' = 'preparing';
  #deaths = 0;
  #count: number;

  constructor(parts: GenerationParts) {
    this.set = parts.set;
    this.name = releaseSetName(parts.set);
    this.socket = parts.socket;
    this.#parts = parts;
    this.#count = parts.count;
  }

  /**
   * Forks the workers, which load the set, prove it and fill their caches. Replaces workers that are killed meanwhile,
   * for example for lack of memory.
   * @throws a worker's own error if a worker fails to start, or if all are killed. All workers are gone then
   */
  async prepare(): Promise<void> {
    const results = await Promise.allSettled(Array.from({ length: this.#count }, () => this.#fork()));
    const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
    const fault = failures.find((failure) => !(failure instanceof KilledWorkerError));
    if (failures.length > 0 && (fault || failures.length === results.length)) {
      this.kill();
      throw fault ?? failures[0];
    }
    if (this.#state !== 'preparing') return;
    this.#state = 'standby';
    for (const _ of failures) this.#replace();
  }

  /** Moves from standby to active. @throws if no worker accepts readers. All workers are gone then */
  async activate(): Promise<void> {
    this.#state = 'active';
    const results = await Promise.allSettled([...this.#workers].map(activated));
    // A worker that died before it accepted readers is replaced.
    const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
    if (failures.length === results.length) {
      this.kill();
      throw new Error('No worker of the set accepts readers', { cause: failures[0] });
    }
  }

  async start(): Promise<void> {
    await this.prepare();
    await this.activate();
  }

  /** Adds workers while the generation serves, up to a total. Logs a worker that fails to start, and keeps the others. */
  async grow(count: number): Promise<void> {
    const missing = count - this.#count;
    if (this.#state !== 'active' || missing <= 0) return;
    this.#count = count;
    await Promise.all(Array.from({ length: missing }, () => this.#forkInPlace()));
  }

  /** Moves from active to standby. The workers finish open requests and accept no more connections. */
  standby(): void {
    this.#state = 'standby';
    this.#tell({ kind: 'standby' });
  }

  send(message: ToWorker): void {
    this.#routes = message;
    this.#tell(message);
  }

  /** Finishes open requests and exits. */
  drain(): void {
    this.#state = 'gone';
    this.#tell({ kind: 'drain' });
  }

  /** Stops the workers because the node leaves. They finish open requests and do not wait for idle connections. */
  stop(): void {
    this.#state = 'gone';
    this.#tell({ kind: 'stop' });
  }

  /** Kills the workers at once, because they serve no readers. */
  kill(): void {
    this.#state = 'gone';
    for (const worker of this.#workers) worker.process.kill('SIGKILL');
  }

  #tell(message: ToWorker): void {
    for (const worker of this.#workers) if (worker.isConnected()) worker.send(message);
  }

  /** Resolves once the worker is in standby. */
  #fork(): Promise<Worker> {
    const { set, socket, environment, secrets, onMessage, log } = this.#parts;
    const isFirst = this.#state === 'preparing';
    const probeScope = isFirst ? this.#parts.probeScope : undefined;
    const worker = cluster.fork({
      ...inheritedNone(),
      ...releasedCodeEnvironment(process.env),
      ...workerMemoryEnvironment,
      MARQUEE_RELEASE_SET: JSON.stringify(set),
      ...(socket && { MARQUEE_SOCKET: socket }),
      ...(probeScope && { MARQUEE_PROOF: probeScope }),
      ...environment,
    });
    this.#workers.add(worker);
    // Sending to a worker that has just exited fails. The `exit` event reports that.
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
          clearTimeout(timer);
          if (this.#routes) worker.send(this.#routes);
          resolve(worker);
        } else if (message.kind === 'alive') watchdog.reset();
        else if (message.kind === 'failed') reject(new Error(message.reason));
        else if (message.kind !== 'active') onMessage(message);
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
        if (this.#state === 'active' || this.#state === 'standby') this.#replace();
      });
    });
  }

  /** Replaces a worker that exited, with a longer delay after each failure. */
  #replace(): void {
    const { log, onCrashing, onDeath } = this.#parts;
    this.#deaths += 1;
    onDeath?.();
    const wait = Math.min(respawnMs.first * 2 ** (this.#deaths - 1), respawnMs.last);
    log.error({ wait, set: this.set }, 'worker exited; starting another');
    if (this.#state === 'active' && this.#crashes.isTooMany(Date.now())) onCrashing?.();
    setTimeout(() => void this.#forkInPlace(), wait);
  }

  async #forkInPlace(): Promise<void> {
    if (this.#state === 'gone') return;
    try {
      const worker = await this.#fork();
      if (this.#state === 'active') await activated(worker);
      this.#deaths = 0;
    } catch (error) {
      this.#parts.log.error({ err: error }, 'cannot replace a worker');
    }
  }
}

/** Lets a worker accept readers. @throws if it dies first or takes too long */
function activated(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer);
      worker.off('message', onMessage);
      worker.off('exit', onExit);
      settle();
    };
    const onMessage = ({ kind }: ToPrimary) => {
      if (kind === 'active') end(resolve);
    };
    const onExit = () => end(() => reject(new Error('A worker exited before it accepted readers')));
    const timer = setTimeout(
      () => end(() => reject(new Error(`A worker did not accept readers within ${activateMs} ms`))),
      activateMs,
    );
    worker.on('message', onMessage);
    worker.on('exit', onExit);
    worker.send({ kind: 'activate' } satisfies ToWorker);
  });
}

/** Sets all variables of this process to undefined, because the cluster would otherwise pass them on to the workers. */
function inheritedNone(): Record<string, undefined> {
  return Object.fromEntries(Object.keys(process.env).map((name) => [name, undefined]));
}
