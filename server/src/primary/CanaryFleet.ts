import path from 'node:path';
import type { Canary } from '@marquee/releases/registry/registryState.ts';
import { type ReleaseSet, releaseSetName } from '@marquee/releases/releaseSet.ts';
import type { Logger } from 'pino';
import type { Proof } from '../pages/Proof.ts';
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
  /** Workers of a canary die again and again. */
  onCrashing: (set: ReleaseSet) => void;
  /** `routes` are others now. */
  onRoutes: () => void;
};

type Start = { isObsolete: boolean; work: Promise<void> };

/** The workers of canaries, as many as their share of the readers needs: they listen on sockets of their own, to which the live set's workers hand their readers. */
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

  /** Where the requests of their readers go. */
  get routes(): CanaryRoute[] {
    return this.#canaries.flatMap(({ part, version, percent, set }): CanaryRoute[] => {
      const socket = this.#generations.get(releaseSetName(set))?.socket;
      return socket ? [{ part, version, percent, socket }] : [];
    });
  }

  /**
   * Begins to start the workers that are missing, and gives up the starts that nobody wants any more.
   * @param proof of workers that start
   */
  start(canaries: readonly Canary[], proof: Proof = 'one'): void {
    const wanted = new Set(canaries.map(({ set }) => releaseSetName(set)));
    for (const [name, start] of this.#starts) if (!wanted.has(name)) start.isObsolete = true;
    for (const name of this.#failed) if (!wanted.has(name)) this.#failed.delete(name);
    for (const canary of canaries) {
      const name = releaseSetName(canary.set);
      void this.#generations.get(name)?.grow(this.#countFor(canary));
      if (this.#generations.has(name) || this.#failed.has(name)) continue;
      if (this.#starts.get(name)?.isObsolete === false) continue;
      this.#begin(canary, name, proof);
    }
  }

  /** Gives these canaries their readers, and ends the others. */
  route(canaries: readonly Canary[]): void {
    const isOther = JSON.stringify(canaries) !== JSON.stringify(this.#canaries);
    this.#canaries = canaries;
    if (isOther) this.#parts.onRoutes();
    const wanted = new Set(canaries.map(({ set }) => releaseSetName(set)));
    for (const [name, generation] of this.#generations) {
      if (wanted.has(name)) continue;
      this.#generations.delete(name);
      generation.drain();
    }
  }

  get isStarting(): boolean {
    return this.#starts.size > 0;
  }

  /** Resolves when no canary is about to start any more. */
  async settled(): Promise<void> {
    while (this.#starts.size > 0) await Promise.all([...this.#starts.values()].map(({ work }) => work));
  }

  /** Another primary takes over. */
  drain(): void {
    for (const generation of this.#generations.values()) generation.drain();
  }

  /** The node leaves. */
  leave(): void {
    for (const generation of this.#generations.values()) generation.leave();
  }

  #countFor({ percent }: Canary): number {
    return Math.ceil((this.#parts.workers * percent) / 100);
  }

  #begin(canary: Canary, name: string, proof: Proof): void {
    const start: Start = { isObsolete: false, work: Promise.resolve() };
    this.#starts.set(name, start);
    start.work = this.#start(canary, name, start, proof);
  }

  async #start(canary: Canary, name: string, start: Start, proof: Proof): Promise<void> {
    const { log, prepare, onMessage, onDeath, onCanaryFailed, onCrashing, onRoutes, socketFolder } = this.#parts;
    const { set } = canary;
    // Short, as a socket's path may have 100 characters.
    const socket = path.join(socketFolder, `${process.pid}-${name.replaceAll('.', '').slice(0, 24)}.sock`);
    const make = () =>
      new Generation({
        ...{ set, count: this.#countFor(canary), socket, secrets: {}, proof, onMessage, onDeath, log },
        onCrashing: () => onCrashing(set),
      });
    try {
      const generation = await prepare(make, () => start.isObsolete);
      await generation.listen();
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
