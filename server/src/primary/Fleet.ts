import cluster from 'node:cluster';
import path from 'node:path';
import type { WantedSets } from '@marquee/releases/LastKnownSets.ts';
import type { Canary } from '@marquee/releases/registry/registryState.ts';
import { type ReleaseSet, releaseSetName } from '@marquee/releases/releaseSet.ts';
import type { Logger } from 'pino';
import type { OtherSet, OverrideRoute, ToPrimary, WorkerSecrets } from '../workerMessages.ts';
import { Generation } from './Generation.ts';

export type FleetParts = {
  /** Workers on the port that readers use. */
  workers: number;
  /** For the live set's workers: only they answer operators and teams. */
  secrets: WorkerSecrets;
  /** Folder for the sockets of the other generations. */
  socketFolder: string;
  log: Logger;
  onMessage: (message: ToPrimary) => void;
  /** A canary's workers do not come up. */
  onCanaryFailed: (canary: Canary, error: unknown) => void;
};

/**
 * Keeps workers on the sets that are wanted. The live set's workers listen on the port; those of each canary listen on a socket of
 * their own, and the live ones hand them the requests of their readers. A live set whose workers do not come up is refused: the
 * one before it goes on serving.
 */
export class Fleet {
  readonly #parts: FleetParts;
  #live: Generation | null = null;
  readonly #others = new Map<string, Generation>();
  /** Sets that failed are not tried again and again. */
  #refusedLive: string | null = null;
  readonly #failedOthers = new Set<string>();
  #isStopping = false;

  constructor(parts: FleetParts) {
    this.#parts = parts;
  }

  /** The set that the port serves, once one does. */
  get servedSet(): ReleaseSet | null {
    return this.#live?.set ?? null;
  }

  /** The canaries whose workers answer. */
  get servedCanaries(): readonly Canary[] {
    return this.#canaries.filter(({ set }) => this.#others.has(releaseSetName(set)));
  }

  /** Moves to what is wanted. @throws when the live set's workers do not come up */
  async follow({ live, canaries }: WantedSets): Promise<void> {
    if (this.#isStopping) return;
    await this.#moveLive(live);
    await this.#moveOthers(this.#live ? canaries : []);
  }

  async #moveLive(set: ReleaseSet): Promise<void> {
    const name = releaseSetName(set);
    if (name === this.#live?.name || name === this.#refusedLive) return;
    const { workers, secrets, log, onMessage } = this.#parts;
    const startedAt = Date.now();
    const next = new Generation({ set, count: workers, socket: null, secrets, onMessage, log });
    try {
      await next.start();
    } catch (error) {
      // Without an older set to fall back on, trying again is all there is: the api may only be late.
      if (this.#live) this.#refusedLive = name;
      throw error;
    }
    const previous = this.#live;
    this.#live = next;
    this.#refusedLive = null;
    this.#tellOthers();
    log.info({ set, ms: Date.now() - startedAt }, 'serving release set');
    previous?.drain();
  }

  async #moveOthers(canaries: readonly Canary[]): Promise<void> {
    const { log, onMessage, onCanaryFailed, socketFolder } = this.#parts;
    const wanted = new Set(canaries.map(({ set }) => releaseSetName(set)));
    for (const canary of canaries) {
      const name = releaseSetName(canary.set);
      if (this.#others.has(name) || this.#failedOthers.has(name)) continue;
      // Short, as a socket's path may have 100 characters.
      const socket = path.join(socketFolder, `${process.pid}-${name.replaceAll('.', '').slice(0, 24)}.sock`);
      const generation = new Generation({ set: canary.set, count: 1, socket, secrets: {}, onMessage, log });
      try {
        await generation.start();
        this.#others.set(name, generation);
        log.info({ set: canary.set, percent: canary.percent }, 'serving canary');
      } catch (error) {
        this.#failedOthers.add(name);
        onCanaryFailed(canary, error);
      }
    }
    this.#canaries = canaries;
    this.#tellOthers();
    for (const [name, generation] of this.#others) {
      if (wanted.has(name)) continue;
      this.#others.delete(name);
      generation.drain();
    }
    for (const name of this.#failedOthers) if (!wanted.has(name)) this.#failedOthers.delete(name);
  }

  #canaries: readonly Canary[] = [];
  #overrides: readonly OverrideRoute[] = [];

  /** From now on these overrides run. */
  route(overrides: readonly OverrideRoute[]): void {
    this.#overrides = overrides;
    this.#tellOthers();
  }

  /** Tells the workers on the port where the requests of canary readers and of developers go. */
  #tellOthers(): void {
    const others = this.#canaries.flatMap(({ part, version, percent, set }): OtherSet[] => {
      const socket = this.#others.get(releaseSetName(set))?.socket;
      return socket ? [{ part, version, percent, socket }] : [];
    });
    this.#live?.tell({ kind: 'others', others, overrides: this.#overrides });
  }

  stop(): void {
    this.#isStopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.kill();
  }
}
