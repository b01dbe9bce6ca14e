import path from 'node:path';
import { type Override, runningOverrides } from '@marquee/releases/registry/registryState.ts';
import { type ReleaseSet, releaseSetName, withRelease } from '@marquee/releases/releaseSet.ts';
import type { Logger } from 'pino';
import type { OverrideRoute } from '../workerMessages.ts';

/** Workers on one set; see `Generation`. */
export type OverrideWorkers = { start(): Promise<void>; drain(): void };

export type OverrideFleetParts = {
  socketFolder: string;
  /** Fetches the releases of a set that this machine lacks. */
  fetch: (set: ReleaseSet) => Promise<void>;
  makeWorkers: (set: ReleaseSet, socket: string, override: Override) => OverrideWorkers;
  /** Hears each time which overrides there are, and where their workers listen. */
  onChange: (routes: readonly OverrideRoute[]) => void;
  now: () => number;
  log: Logger;
};

type Running = {
  /** Names the set that it shall have, and the upload; whatever is made for another is thrown away. */
  desiredSet: string;
  route: OverrideRoute;
  workers: OverrideWorkers | null;
  /** The last start. Starts of an override run one at a time. */
  work: Promise<void>;
};

/**
 * Keeps a worker for each override, on the live set with that one part exchanged. Nothing waits for it: a developer's
 * override must not delay readers' pages.
 */
export class OverrideFleet {
  readonly #parts: OverrideFleetParts;
  readonly #running = new Map<string, Running>();
  #sockets = 0;

  constructor(parts: OverrideFleetParts) {
    this.#parts = parts;
  }

  /** Moves to the overrides of the registry, beside the live set. Returns at once. */
  apply(overrides: ReadonlyMap<string, Override>, live: ReleaseSet): void {
    const desired = runningOverrides({ overrides }, this.#parts.now());
    for (const override of desired) this.#want(override, withRelease(live, override.part, override.version));
    const left = [...this.#running].filter(([id]) => !desired.some((override) => override.id === id));
    for (const [id, running] of left) {
      this.#running.delete(id);
      running.desiredSet = '';
      running.workers?.drain();
    }
    if (left.length > 0) this.#tell();
  }

  #want(override: Override, set: ReleaseSet): void {
    const { id, part, version, since } = override;
    const name = `${since} ${releaseSetName(set)}`;
    const running = this.#running.get(id) ?? {
      desiredSet: '',
      route: { id, part, version, since: '', socket: null, problem: null },
      workers: null,
      work: Promise.resolve(),
    };
    if (running.desiredSet === name) return;
    this.#running.set(id, running);
    running.desiredSet = name;
    running.work = running.work.then(() => this.#start(running, override, set, name));
  }

  /** The old worker runs until its successor listens. If that fails to start, the browser gets the live set. */
  async #start(running: Running, override: Override, set: ReleaseSet, name: string): Promise<void> {
    if (running.desiredSet !== name) return;
    const { id, part, version, since } = override;
    const { socketFolder, fetch, makeWorkers, log } = this.#parts;
    this.#sockets += 1;
    // Short, as a socket's path may have 100 characters.
    const socket = path.join(socketFolder, `${process.pid}-override-${this.#sockets}.sock`);
    const before = running.workers;
    try {
      await fetch(set);
      const workers = makeWorkers(set, socket, override);
      await workers.start();
      if (running.desiredSet !== name) {
        workers.drain();
        return;
      }
      running.workers = workers;
      running.route = { id, part, version, since, socket, problem: null };
      log.info({ part, version, override: id }, 'serving an override');
    } catch (error) {
      if (running.desiredSet !== name) return;
      running.workers = null;
      const problem = error instanceof Error ? error.message : String(error);
      running.route = { id, part, version, since, socket: null, problem };
      log.warn({ err: error, part, version, override: id }, 'cannot start an override');
    }
    this.#tell();
    before?.drain();
  }

  #tell(): void {
    this.#parts.onChange([...this.#running.values()].map(({ route }) => route));
  }
}
