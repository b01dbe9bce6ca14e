import type { Logger } from 'pino';
import type { LastKnownSets, WantedSets } from '../../releases/LastKnownSets.ts';
import type { Releases } from '../../releases/Releases.ts';
import { rollbackBecause } from '../../releases/registry/decisions.ts';
import { type Canary, canaries, liveSet } from '../../releases/registry/registryState.ts';
import type { Fleet } from './Fleet.ts';

export type FollowerParts = {
  releases: Releases;
  fleet: Pick<Fleet, 'follow' | 'servedSet'>;
  lastKnown: LastKnownSets;
  log: Logger;
  pollMs: number;
};

/**
 * Brings the fleet to what the registry wants, again and again. Without the registry what it last said goes on; without the
 * storage, what lies on this machine's disk.
 */
export class RegistryFollower {
  readonly #parts: FollowerParts;
  #timer: NodeJS.Timeout | null = null;
  #isStopped = false;
  #lastProblem = '';
  #written = '';

  constructor(parts: FollowerParts) {
    this.#parts = parts;
  }

  /** Resolves after the first attempt; goes on by itself. */
  async start(): Promise<void> {
    await this.#step();
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => void this.start(), this.#parts.pollMs);
  }

  stop(): void {
    this.#isStopped = true;
    if (this.#timer) clearTimeout(this.#timer);
  }

  async #step(): Promise<void> {
    const { fleet, lastKnown } = this.#parts;
    try {
      const wanted = await this.#wanted();
      if (!wanted) return;
      await fleet.follow(wanted);
      const text = JSON.stringify(wanted);
      // Kept only once it serves: what cannot be loaded is nothing to start from.
      if (text !== this.#written) await lastKnown.write(wanted);
      this.#written = text;
      this.#lastProblem = '';
    } catch (error) {
      this.#tell(error, 'cannot move to what the registry wants');
    }
  }

  /** What the registry wants, with all of it on this machine; before anything serves, else what it last wanted. */
  async #wanted(): Promise<WantedSets | null> {
    const { releases, fleet, lastKnown } = this.#parts;
    try {
      const state = await releases.registry.read();
      const live = liveSet(state);
      if (!live) return null;
      await releases.fetchSet(live, state);
      const running: Canary[] = [];
      for (const canary of canaries(state)) {
        await releases.fetchSet(canary.set, state);
        running.push(canary);
      }
      return { live, canaries: running };
    } catch (error) {
      if (fleet.servedSet) throw error;
      const known = await lastKnown.read();
      if (!known) throw error;
      this.#tell(error, 'starting with what the registry said last');
      return known;
    }
  }

  /** Ends a canary whose workers do not come up on this machine. */
  async endCanary({ part, version }: Canary, error: unknown): Promise<void> {
    const { releases, log } = this.#parts;
    log.error({ err: error, part, version }, 'a canary does not start');
    const reason = `does not start: ${error instanceof Error ? error.message.split('\n', 1)[0] : String(error)}`;
    await releases.registry.write('automatic', rollbackBecause(part, version, reason));
  }

  /** The registry is asked twice a second: a problem is said once. */
  #tell(error: unknown, sentence: string): void {
    const problem = String(error);
    if (problem !== this.#lastProblem) this.#parts.log.error({ err: error }, sentence);
    this.#lastProblem = problem;
  }
}
