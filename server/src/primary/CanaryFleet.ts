import path from 'node:path';
import type { Canary } from '@marquee/releases/registry/registryState.ts';
import { type ReleaseSet, releaseSetName } from '@marquee/releases/releaseSet.ts';
import type { Logger } from 'pino';
import type { ProbeScope } from '../pages/ProbeScope.ts';
import type { CanaryRoute, ToPrimary } from '../workerMessages.ts';
import { Generation } from './Generation.ts';
import { ObsoleteStartError } from './prepareWithRetries.ts';

export type CanaryFleetParts = {
  /** Workers that serve all readers. */
  workers: number;
  /** Folder for the sockets of the canaries' workers. */
  socketFolder: string;
  log: Logger;
  prepare: (make: () => Generation, isObsolete: () => boolean) => Promise<Generation>;
  onMessage: (message: ToPrimary) => void;
  /** A canary's workers do not come up. */
  onCanaryFailed: (canary: Canary, error: unknown) => void;
  /** A worker has died, or was killed because it hung. */
  onDeath: () => void;
  /** Called when workers of a canary crash repeatedly. */
  onCrashing: (set: ReleaseSet) => void;
  /** `routes` are others now. */
  onRoutes: () => void;
};

type Start = { isObsolete: boolean };

/**
 * The workers of canaries, as many as their percentage of the readers needs. They listen on unix sockets, and the live set's workers pass
 * the requests of their readers to these sockets.
 */
export class CanaryFleet {
  readonly #parts: CanaryFleetParts;
  readonly #generations = new Map<string, Generation>();
  readonly #starts = new Map<string, Start>();
  readonly #failed = new Set<string>();
  #canaries: readonly Canary[] = [];

  constructor(parts: CanaryFleetParts) {
    this.#parts = parts;
  }

  /** The canaries whose workers answer. */
  get served(): readonly Canary[] {
    return this.#canaries.filter(({ set }) => this.#generations.has(releaseSetName(set)));
  }

  /** Sockets to which the live workers pass the requests of canary readers. */
  get routes(): CanaryRoute[] {
    return this.#canaries.flatMap(({ part, version, percent, set }): CanaryRoute[] => {
      const socket = this.#generations.get(releaseSetName(set))?.socket;
      return socket ? [{ part, version, percent, socket }] : [];
    });
  }

  /**
   * Starts the missing workers, and cancels starts that are no longer needed.
   * @param probeScope sites that the new workers render first
   */
  start(canaries: readonly Canary[], probeScope: ProbeScope = 'one'): void {
    const desired = new Set(canaries.map(({ set }) => releaseSetName(set)));
    for (const [name, start] of this.#starts) if (!desired.has(name)) start.isObsolete = true;
    for (const name of this.#failed) if (!desired.has(name)) this.#failed.delete(name);
    for (const canary of canaries) {
      const name = releaseSetName(canary.set);
      void this.#generations.get(name)?.grow(this.#countFor(canary));
      if (this.#generations.has(name) || this.#failed.has(name)) continue;
      if (this.#starts.get(name)?.isObsolete === false) continue;
      this.#begin(canary, name, probeScope);
    }
  }

  /** Gives these canaries their readers, and ends the others. */
  route(canaries: readonly Canary[]): void {
    const isOther = JSON.stringify(canaries) !== JSON.stringify(this.#canaries);
    this.#canaries = canaries;
    if (isOther) this.#parts.onRoutes();
    const desired = new Set(canaries.map(({ set }) => releaseSetName(set)));
    for (const [name, generation] of this.#generations) {
      if (desired.has(name)) continue;
      this.#generations.delete(name);
      generation.drain();
    }
  }

  get isStarting(): boolean {
    return this.#starts.size > 0;
  }

  /** The node leaves. */
  leave(): void {
    for (const generation of this.#generations.values()) generation.stop();
  }

  #countFor({ percent }: Canary): number {
    return Math.ceil((this.#parts.workers * percent) / 100);
  }

  #begin(canary: Canary, name: string, probeScope: ProbeScope): void {
    const start: Start = { isObsolete: false };
    this.#starts.set(name, start);
    void this.#start(canary, name, start, probeScope);
  }

  async #start(canary: Canary, name: string, start: Start, probeScope: ProbeScope): Promise<void> {
    const { log, prepare, onMessage, onDeath, onCanaryFailed, onCrashing, onRoutes, socketFolder } = this.#parts;
    const { set } = canary;
    // Short, as a socket's path may have 100 characters.
    const socket = path.join(socketFolder, `${process.pid}-${name.replaceAll('.', '').slice(0, 24)}.sock`);
    const make = () =>
      new Generation({
        ...{ set, count: this.#countFor(canary), socket, secrets: {}, probeScope, onMessage, onDeath, log },
        onCrashing: () => onCrashing(set),
      });
    try {
      const generation = await prepare(make, () => start.isObsolete);
      await generation.activate();
      this.#generations.set(name, generation);
      log.info({ set, percent: canary.percent }, 'serving canary');
      onRoutes();
    } catch (error) {
      if (error instanceof ObsoleteStartError) return;
      this.#failed.add(name);
      onCanaryFailed(canary, error);
    } finally {
      if (this.#starts.get(name) === start) this.#starts.delete(name);
    }
  }
}
