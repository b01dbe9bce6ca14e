import type { DesiredState, LastKnownGood } from '@marquee/releases/LastKnownGood.ts';
import { partNames } from '@marquee/releases/partNames.ts';
import type { ReleaseRepository } from '@marquee/releases/ReleaseRepository.ts';
import { revertTo, rollbackBecause } from '@marquee/releases/registry/decisions.ts';
import { requireLiveSet } from '@marquee/releases/registry/missingParts.ts';
import {
  type Canary,
  canaries,
  liveSet,
  type Preparation,
  preparation,
  type RegistryState,
} from '@marquee/releases/registry/registryState.ts';
import { type ReleaseSet, releaseSetName } from '@marquee/releases/releaseSet.ts';
import type { Logger } from 'pino';
import type { OverrideFleet } from '../overrides/OverrideFleet.ts';
import type { Fleet } from './Fleet.ts';
import type { UnreadyResponder } from './UnreadyResponder.ts';

const cannotMove = 'cannot reach the state that the registry demands';

export type ReconcilerParts = {
  releases: ReleaseRepository;
  fleet: Pick<Fleet, 'apply' | 'servedSet' | 'standbySet' | 'refused'>;
  lastKnown: LastKnownGood;
  /** True if another node serves a set. */
  isServedElsewhere: (set: ReleaseSet) => Promise<boolean>;
  /** The fleet of overrides. Null if overrides are off. */
  overrides: Pick<OverrideFleet, 'apply'> | null;
  /** Tells load balancers why this node serves nothing yet. */
  unready: Pick<UnreadyResponder, 'say' | 'end'>;
  log: Logger;
  pollMs: number;
};

/**
 * Reconciles the fleet with the registry: reads the desired state, fetches its releases and applies it, at every poll. While the
 * registry is unavailable the last state stays; while the storage is, releases come from this machine's cache.
 */
export class Reconciler {
  readonly #parts: ReconcilerParts;
  #timer: NodeJS.Timeout | null = null;
  #isStopped = false;
  #stopWatching: (() => void) | null = null;
  /** The last problem logged under each message. */
  readonly #logged = new Map<string, string>();
  #written = '';
  /** The set that is about to go live. */
  #next: Preparation | null = null;
  #state: RegistryState | null = null;
  #isStepping = false;
  #isWanted = false;

  constructor(parts: ReconcilerParts) {
    this.#parts = parts;
  }

  /** The last read state of the registry. Null before the first read. */
  get state(): RegistryState | null {
    return this.#state;
  }

  /**
   * Resolves after the first step, then polls the registry in the background. Also runs a step as soon as the registry
   * changes.
   */
  async start(): Promise<void> {
    await this.#look();
    if (this.#isStopped) return;
    this.#stopWatching ??= this.#parts.releases.registry.watch(() => void this.#look());
    this.#timer = setTimeout(() => void this.start(), this.#parts.pollMs);
  }

  /** Runs one step at a time. A request during a step causes one more step. */
  async #look(): Promise<void> {
    this.#isWanted = true;
    if (this.#isStepping) return;
    this.#isStepping = true;
    while (this.#isWanted && !this.#isStopped) {
      this.#isWanted = false;
      await this.#step();
    }
    this.#isStepping = false;
  }

  stop(): void {
    this.#isStopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    this.#stopWatching?.();
  }

  async #step(): Promise<void> {
    const { fleet, lastKnown, overrides } = this.#parts;
    try {
      const desired = await this.#desired();
      if (!desired) return;
      await this.#parts.unready.end();
      // Not awaited: a set that takes long to start must not keep this node from the next decision.
      void fleet.apply(desired, this.#next);
      await this.#rollBackRefused(desired.live);
      if (this.#state && fleet.servedSet) overrides?.apply(this.#state.overrides, fleet.servedSet);
      const text = JSON.stringify(desired);
      const isServed = fleet.servedSet !== null && releaseSetName(fleet.servedSet) === releaseSetName(desired.live);
      // Written only once the set serves, because the next start must be able to load it.
      if (isServed && text !== this.#written) {
        await lastKnown.write(desired);
        this.#written = text;
      }
      this.#logged.delete(cannotMove);
    } catch (error) {
      this.#logOnce(error, cannotMove);
    }
  }

  /**
   * Fetches the releases that the registry names and returns the desired state. If that fails before any set serves,
   * returns the last known state.
   */
  async #desired(): Promise<DesiredState | null> {
    const { releases, fleet, lastKnown } = this.#parts;
    try {
      const state = await releases.registry.read();
      this.#state = state;
      for (const { seq, reason } of state.unreadable)
        this.#logOnce(new Error(reason), `entry ${seq} of the release log cannot be read`);
      if (!liveSet(state) && fleet.servedSet) return null;
      // Throws for an empty registry. Its folder may not be mounted, so the last known state is the better start.
      const live = requireLiveSet(state);
      await releases.fetchSet(live, state);
      const running: Canary[] = [];
      for (const canary of canaries(state)) {
        // A canary that cannot be fetched must not block a rollback of another part.
        const isHere = await releases.fetchSet(canary.set, state).then(
          () => true,
          (error: unknown) => this.#logOnce(error, `cannot fetch the canary ${canary.part}@${canary.version}`),
        );
        if (isHere) running.push(canary);
      }
      this.#next = preparation(state, Date.now());
      if (this.#next) await releases.fetchSet(this.#next.set, state);
      return { live, canaries: running };
    } catch (error) {
      if (fleet.servedSet) throw error;
      const sets = await lastKnown.read();
      const known = (await releases.firstWhole(sets)) ?? sets[0];
      if (!known) {
        await this.#parts.unready.say(error instanceof Error ? error.message : String(error));
        throw error;
      }
      this.#logOnce(error, 'cannot read the registry: starting with the last known release set');
      return known;
    }
  }

  /**
   * Rolls back a live set that starts on no node, to the set that this node serves. Retried at each step. Never undoes a rollback: this
   * node keeps trying to start the set that was rolled back to.
   */
  async #rollBackRefused(live: ReleaseSet): Promise<void> {
    const { releases, fleet, isServedElsewhere, log } = this.#parts;
    const { refused, servedSet: served } = fleet;
    if (!refused || !served || releaseSetName(refused.set) !== releaseSetName(live)) return;
    if (this.#state && isFleeing(this.#state, served)) return;
    if (await isServedElsewhere(live)) return;
    const reason = `does not start: ${firstLine(refused.error)}`;
    this.#state = await releases.registry.write('automatic', revertTo(served, live, reason));
    log.error({ set: live, served }, `automatic rollback: ${reason}`);
  }

  /** Rolls back a set whose workers crash repeatedly, if it replaced the set in standby. Ends a canary whose workers crash. */
  async leaveCrashing(set: ReleaseSet): Promise<void> {
    const { releases, fleet, log } = this.#parts;
    const { registry } = releases;
    const state = await registry.read();
    const reason = 'its workers died three times in a minute';
    const canary = canaries(state).find((one) => releaseSetName(one.set) === releaseSetName(set));
    const { standbySet } = fleet;
    if (canary) await registry.write('automatic', rollbackBecause(canary.part, canary.version, reason));
    else if (standbySet && !isFleeing(state, standbySet))
      await registry.write('automatic', revertTo(standbySet, set, reason));
    else {
      log.fatal({ set }, `a person must decide: ${reason}, and the previous set is not in standby`);
      return;
    }
    log.error({ set, standbySet }, `automatic rollback: ${reason}`);
  }

  /** Ends a canary whose workers fail to start on this node. */
  async endCanary({ part, version }: Canary, error: unknown): Promise<void> {
    const { releases, log } = this.#parts;
    log.error({ err: error, part, version }, 'cannot start a canary; ending it');
    const reason = `does not start: ${firstLine(error)}`;
    await releases.registry.write('automatic', rollbackBecause(part, version, reason));
  }

  /** Logs a problem once, although each poll of the registry meets it again. */
  #logOnce(error: unknown, sentence: string): void {
    const problem = String(error);
    if (problem !== this.#logged.get(sentence)) this.#parts.log.error({ err: error }, sentence);
    this.#logged.set(sentence, problem);
  }
}

/** True if a part is live because of a rollback and the other set has another version of that part. */
function isFleeing({ parts }: RegistryState, other: ReleaseSet): boolean {
  return partNames.some((part) => {
    const { live, liveWhy } = parts[part];
    return live !== other[part] && (liveWhy === 'rollback' || liveWhy === 'automatic rollback');
  });
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
}
