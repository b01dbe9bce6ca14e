import cluster from 'node:cluster';
import path from 'node:path';
import type { DesiredState } from '@marquee/releases/LastKnownGood.ts';
import type { Canary } from '@marquee/releases/registry/registryState.ts';
import { type ReleaseSet, releaseSetName } from '@marquee/releases/releaseSet.ts';
import type { Logger } from 'pino';
import type { CanaryRoute, OverrideRoute, ToPrimary, WorkerSecrets } from '../workerMessages.ts';
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
  readonly #canaryGenerations = new Map<string, Generation>();
  /** Sets that failed are not tried again and again. */
  #refusedLive: string | null = null;
  readonly #failedCanaries = new Set<string>();
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
    return this.#canaries.filter(({ set }) => this.#canaryGenerations.has(releaseSetName(set)));
  }

  /** Moves to the wanted sets. @throws when the live set's workers do not start */
  async apply({ live, canaries }: DesiredState): Promise<void> {
    if (this.#isStopping) return;
    await this.#moveLive(live);
    await this.#moveCanaries(this.#live ? canaries : []);
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
    this.#sendRoutes();
    log.info({ set, ms: Date.now() - startedAt }, 'serving release set');
    previous?.drain();
  }

  async #moveCanaries(canaries: readonly Canary[]): Promise<void> {
    const { log, onMessage, onCanaryFailed, socketFolder } = this.#parts;
    const wanted = new Set(canaries.map(({ set }) => releaseSetName(set)));
    for (const canary of canaries) {
      const name = releaseSetName(canary.set);
      if (this.#canaryGenerations.has(name) || this.#failedCanaries.has(name)) continue;
      // Short, as a socket's path may have 100 characters.
      const socket = path.join(socketFolder, `${process.pid}-${name.replaceAll('.', '').slice(0, 24)}.sock`);
      const generation = new Generation({ set: canary.set, count: 1, socket, secrets: {}, onMessage, log });
      try {
        await generation.start();
        this.#canaryGenerations.set(name, generation);
        log.info({ set: canary.set, percent: canary.percent }, 'serving canary');
      } catch (error) {
        this.#failedCanaries.add(name);
        onCanaryFailed(canary, error);
      }
    }
    this.#canaries = canaries;
    this.#sendRoutes();
    for (const [name, generation] of this.#canaryGenerations) {
      if (wanted.has(name)) continue;
      this.#canaryGenerations.delete(name);
      generation.drain();
    }
    for (const name of this.#failedCanaries) if (!wanted.has(name)) this.#failedCanaries.delete(name);
  }

  #canaries: readonly Canary[] = [];
  #overrides: readonly OverrideRoute[] = [];

  /** From now on these overrides run. */
  route(overrides: readonly OverrideRoute[]): void {
    this.#overrides = overrides;
    this.#sendRoutes();
  }

  /** Tells the workers on the port where the requests of canary readers and of developers go. */
  #sendRoutes(): void {
    const canaries = this.#canaries.flatMap(({ part, version, percent, set }): CanaryRoute[] => {
      const socket = this.#canaryGenerations.get(releaseSetName(set))?.socket;
      return socket ? [{ part, version, percent, socket }] : [];
    });
    this.#live?.send({ kind: 'routes', canaries, overrides: this.#overrides });
  }

  stop(): void {
    this.#isStopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.kill();
  }
}
