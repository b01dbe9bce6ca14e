import type { DesiredState, LastKnownGood } from '@marquee/releases/LastKnownGood.ts';
import type { ReleaseRepository } from '@marquee/releases/ReleaseRepository.ts';
import { revertTo, rollbackBecause } from '@marquee/releases/registry/decisions.ts';
import { type Canary, canaries, liveSet, type RegistryState } from '@marquee/releases/registry/registryState.ts';
import { type ReleaseSet, releaseSetName } from '@marquee/releases/releaseSet.ts';
import type { Logger } from 'pino';
import type { OverrideFleet } from '../overrides/OverrideFleet.ts';
import type { Fleet } from './Fleet.ts';

const cannotMove = 'cannot move to what the registry wants';

export type ReconcilerParts = {
  releases: ReleaseRepository;
  fleet: Pick<Fleet, 'apply' | 'servedSet'>;
  lastKnown: LastKnownGood;
  /** Whether another machine serves a set. */
  isServedElsewhere: (set: ReleaseSet) => Promise<boolean>;
  /** Null where they are switched off. */
  overrides: Pick<OverrideFleet, 'apply'> | null;
  log: Logger;
  pollMs: number;
};

/**
 * Brings the fleet to what the registry wants, again and again. Without the registry what it last said goes on; without the
 * storage, what lies on this machine's disk.
 */
export class Reconciler {
  readonly #parts: ReconcilerParts;
  #timer: NodeJS.Timeout | null = null;
  #isStopped = false;
  /** What was told last, by sentence. */
  readonly #told = new Map<string, string>();
  #written = '';
  #state: RegistryState | null = null;
  /** The live set whose workers did not come up here, until the registry names another. */
  #refused: { live: ReleaseSet; error: unknown } | null = null;

  constructor(parts: ReconcilerParts) {
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
    const { fleet, lastKnown, overrides } = this.#parts;
    try {
      const wanted = await this.#wanted();
      if (!wanted) return;
      await fleet.apply(wanted).catch((error: unknown) => {
        this.#refused = { live: wanted.live, error };
        throw error;
      });
      await this.#leaveRefused(wanted.live);
      if (this.#state && fleet.servedSet) overrides?.apply(this.#state.overrides, fleet.servedSet);
      const text = JSON.stringify(wanted);
      const isServed = fleet.servedSet !== null && releaseSetName(fleet.servedSet) === releaseSetName(wanted.live);
      // Kept only once it serves: what cannot be loaded is nothing to start from.
      if (isServed && text !== this.#written) {
        await lastKnown.write(wanted);
        this.#written = text;
      }
      this.#told.delete(cannotMove);
    } catch (error) {
      this.#tell(error, cannotMove);
    }
  }

  /** What the registry wants, with all of it on this machine; before anything serves, else what it last wanted. */
  async #wanted(): Promise<DesiredState | null> {
    const { releases, fleet, lastKnown } = this.#parts;
    try {
      const state = await releases.registry.read();
      this.#state = state;
      const live = liveSet(state);
      if (!live && fleet.servedSet) return null;
      // Without an entry it is either new or gone, as a folder that is not mounted: what it last said is better than nothing.
      if (!live) throw new Error('The registry names no live set');
      await releases.fetchSet(live, state);
      const running: Canary[] = [];
      for (const canary of canaries(state)) {
        // What a canary lacks must not keep readers from a rollback of another part.
        const isHere = await releases.fetchSet(canary.set, state).then(
          () => true,
          (error: unknown) => this.#tell(error, `the canary of ${canary.part}@${canary.version} cannot be had`),
        );
        if (isHere) running.push(canary);
      }
      return { live, canaries: running };
    } catch (error) {
      if (fleet.servedSet) throw error;
      const sets = await lastKnown.read();
      const known = (await releases.firstWhole(sets)) ?? sets[0];
      if (!known) throw error;
      this.#tell(error, 'starting with what the registry said last');
      return known;
    }
  }

  /** What no machine can run must not be live for ever: everybody goes back to what serves here. Tried again at each step. */
  async #leaveRefused(live: ReleaseSet): Promise<void> {
    const { releases, fleet, isServedElsewhere, log } = this.#parts;
    const refused = this.#refused;
    if (!refused) return;
    const name = releaseSetName(live);
    const isCurrent = name === releaseSetName(refused.live);
    const served = fleet.servedSet;
    if (!isCurrent || !served || releaseSetName(served) === name) {
      this.#refused = null;
      return;
    }
    if (await isServedElsewhere(live)) return;
    const reason = `does not start: ${firstLine(refused.error)}`;
    await releases.registry.write('automatic', revertTo(served, live, reason));
    this.#refused = null;
    log.error({ set: live, served }, `rolled back by itself: ${reason}`);
  }

  /** Ends a canary whose workers do not come up on this machine. */
  async endCanary({ part, version }: Canary, error: unknown): Promise<void> {
    const { releases, log } = this.#parts;
    log.error({ err: error, part, version }, 'a canary does not start');
    const reason = `does not start: ${firstLine(error)}`;
    await releases.registry.write('automatic', rollbackBecause(part, version, reason));
  }

  /** The registry is asked twice a second: a problem is said once. */
  #tell(error: unknown, sentence: string): void {
    const problem = String(error);
    if (problem !== this.#told.get(sentence)) this.#parts.log.error({ err: error }, sentence);
    this.#told.set(sentence, problem);
  }
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
}
