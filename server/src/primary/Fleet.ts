import type { DesiredState } from '@marquee/releases/LastKnownGood.ts';
import type { Canary, Preparation } from '@marquee/releases/registry/registryState.ts';
import { type ReleaseSet, releaseSetName } from '@marquee/releases/releaseSet.ts';
import type { ProbeScope } from '../pages/ProbeScope.ts';
import type { OverrideRoute, ToWorker } from '../workerMessages.ts';
import { CanaryFleet } from './CanaryFleet.ts';
import { FleetEnd } from './FleetEnd.ts';
import type { FleetParts, Refusal } from './FleetParts.ts';
import type { Generation } from './Generation.ts';
import { LiveGeneration } from './LiveGeneration.ts';
import { NextSet, type PreparationStatus } from './NextSet.ts';
import { portGeneration } from './portGeneration.ts';
import { ObsoleteStartError, prepareWithRetries } from './prepareWithRetries.ts';
import { Standby } from './Standby.ts';

type Start = { name: string; isObsolete: boolean };

/** Time after a start, in milliseconds, in which starting canaries comes before preparing the next live set. */
const canariesFirstMs = 10_000;
/** Pause in milliseconds before the fleet retries a refused set that is still desired. */
const retryRefusedMs = 30_000;

/**
 * Keeps workers running for the target sets. The live set's workers listen on the port. Each canary's workers listen on their own socket,
 * and the live workers pass them the requests of canary readers. Sets start independently, and a start that becomes obsolete is cancelled.
 * If the workers of a live set fail to start, the previous set continues to serve.
 */
export class Fleet {
  readonly #parts: FleetParts;
  readonly #standby: Standby;
  readonly #next: NextSet<Generation>;
  readonly #live = new LiveGeneration<Generation>();
  #starting: Start | null = null;
  #refused: (Refusal & { name: string; at: number }) | null = null;
  readonly #canaries: CanaryFleet;
  #desired: DesiredState | null = null;
  #wantedNext: Preparation | null = null;
  /** When the first set began to serve. */
  #servingSince = 0;
  /** Status of a preparation whose set is in standby, which needs no new workers. */
  #restingNext: PreparationStatus | null = null;
  readonly #end: FleetEnd;
  #isStopping = false;

  constructor(parts: FleetParts) {
    this.#parts = parts;
    this.#standby = new Standby(parts.standbyMs, parts.log);
    this.#next = new NextSet(
      (set, isObsolete) => this.#prepare(() => this.#generation(set, 'all'), isObsolete),
      parts.onPrepared,
    );
    this.#canaries = new CanaryFleet({
      ...parts,
      prepare: (make, isObsolete) => this.#prepare(make, isObsolete),
      onRoutes: () => this.#sendRoutes(),
    });
    this.#end = new FleetEnd({
      live: this.#live,
      standby: this.#standby,
      next: this.#next,
      canaries: this.#canaries,
    });
  }

  /** The set that the port serves, once one does. */
  get servedSet(): ReleaseSet | null {
    return this.#live.current?.set ?? null;
  }

  /** The previous live set, whose workers can serve again at once. */
  get standbySet(): ReleaseSet | null {
    return this.#standby.set;
  }

  /** Names of the sets whose workers readers reach, or may reach soon. */
  get setNames(): string[] {
    const sets = [this.servedSet, this.standbySet, this.#desired?.live, this.#wantedNext?.set];
    return sets.flatMap((set) => (set ? [releaseSetName(set)] : []));
  }

  /** Result of preparing the next live set on this node. Null while it is still being prepared. */
  get preparedStatus(): PreparationStatus | null {
    return this.#restingNext ?? this.#next.status;
  }

  /** The desired live set if it failed to start on this node. Null once the registry names another set. */
  get refused(): Refusal | null {
    return this.#refused;
  }

  /** The canaries whose workers answer. */
  get servedCanaries(): readonly Canary[] {
    return this.#canaries.served;
  }

  /**
   * Begins to move to the desired sets. Resolves when the live set serves or is refused, or another set is desired.
   * @param next the set that is about to go live
   */
  async apply({ live, canaries }: DesiredState, next: Preparation | null = null): Promise<void> {
    if (this.#isStopping) return;
    this.#desired = { live, canaries };
    this.#wantedNext = next;
    // If no set serves yet, the canaries ran before this start. They are already proved, and their readers are waiting.
    const probeScope = this.#live.current ? 'one' : 'none';
    const moved = this.#moveLive(live);
    if (this.#live.current) this.#canaries.start(canaries);
    this.#prepareNext();
    this.#routeCanaries();
    await moved;
    if (this.#live.current) this.#canaries.start(this.#desired.canaries, probeScope);
    this.#prepareNext();
    this.#routeCanaries();
  }

  #prepareNext(): void {
    // At a start, all processors are for sets that readers wait for. The next poll of the registry tries again.
    const isStarting = this.#canaries.isStarting && Date.now() < this.#servingSince + canariesFirstMs;
    if (!this.#live.current || isStarting) return;
    const wanted = this.#wantedNext;
    const { set: resting } = this.#standby;
    const name = wanted && releaseSetName(wanted.set);
    const before = this.#restingNext?.since;
    const isResting = wanted !== null && resting !== null && name === releaseSetName(resting);
    this.#restingNext = isResting ? { set: releaseSetName(resting), since: wanted.since, problem: null } : null;
    this.#next.want(isResting ? null : wanted);
    if (this.#restingNext && this.#restingNext.since !== before) this.#parts.onPrepared();
  }

  async #moveLive(set: ReleaseSet): Promise<void> {
    const name = releaseSetName(set);
    if (this.#starting && this.#starting.name !== name) this.#starting.isObsolete = true;
    if (this.#refused && this.#refused.name !== name) this.#refused = null;
    if (name === this.#live.current?.name || this.#starting?.name === name) return;
    // Waits before a retry only if an older set serves. Otherwise readers have no pages, so each call retries.
    if (this.#live.current && this.#refused && Date.now() < this.#refused.at + retryRefusedMs) return;
    const start = { name, isObsolete: false };
    this.#starting = start;
    try {
      await this.#serve(set, start);
      this.#refused = null;
    } catch (error) {
      if (error instanceof ObsoleteStartError) return;
      this.#refused = { set, name, error, at: Date.now() };
      this.#parts.log.error({ err: error, set }, 'the live set does not start');
    } finally {
      if (this.#starting === start) this.#starting = null;
    }
  }

  async #serve(set: ReleaseSet, start: Start): Promise<void> {
    const { log } = this.#parts;
    const startedAt = Date.now();
    const resting = this.#standby.take(start.name);
    const isObsolete = () => start.isObsolete || this.#isStopping;
    const make = () => this.#generation(set, 'one');
    const next = resting ?? (await this.#next.take(start.name)) ?? (await this.#prepare(make, isObsolete));
    next.send(this.#routes());
    await this.#live.serve(next, isObsolete, (previous) => {
      this.#sendRoutes();
      if (!previous) this.#servingSince = Date.now();
      log.info({ set, ms: Date.now() - startedAt, wasInStandby: resting !== null }, 'serving release set');
      if (previous) this.#standby.put(previous);
    });
  }

  #generation(set: ReleaseSet, probeScope: ProbeScope): Generation {
    return portGeneration(this.#parts, set, probeScope);
  }

  #prepare(make: () => Generation, isObsolete: () => boolean): Promise<Generation> {
    const { isApiUp, log } = this.#parts;
    return prepareWithRetries(make, { isApiUp, isObsolete: () => isObsolete() || this.#isStopping, log });
  }

  #overrides: readonly OverrideRoute[] = [];

  /** Replaces the routes of the running overrides. */
  route(overrides: readonly OverrideRoute[]): void {
    this.#overrides = overrides;
    this.#sendRoutes();
  }

  /** Routes readers to the canaries once the desired live set serves. Until then, the port may serve a canary's set. */
  #routeCanaries(): void {
    const desired = this.#desired;
    if (desired && releaseSetName(desired.live) === this.#live.current?.name) this.#canaries.route(desired.canaries);
  }

  /** Sends the workers on the port the routes of canary readers and of developers. */
  #sendRoutes(): void {
    this.#live.current?.send(this.#routes());
  }

  #routes(): ToWorker {
    return { kind: 'routes', canaries: this.#canaries.routes, overrides: this.#overrides };
  }

  /**
   * Starts workers with the server code that is on the disk now, for the served set, and drains the old workers. If the new workers fail to
   * start, the old ones continue.
   * @returns true if the new workers serve
   */
  async renew(): Promise<boolean> {
    const { log } = this.#parts;
    const before = this.#live.current;
    if (!before || this.#starting || this.#isStopping) return false;
    const start = { name: before.name, isObsolete: false };
    this.#starting = start;
    try {
      const next = await this.#prepare(
        () => this.#generation(before.set, 'all'),
        () => start.isObsolete,
      );
      await this.#live.serve(
        next,
        () => start.isObsolete || this.#isStopping,
        (previous) => {
          this.#sendRoutes();
          previous?.drain();
        },
      );
      log.info({ set: before.set }, 'serving with workers of the code on the disk');
      return true;
    } catch (error) {
      if (!(error instanceof ObsoleteStartError))
        log.error({ err: error }, 'cannot start workers of the code on the disk; keeping the old ones');
      return false;
    } finally {
      if (this.#starting === start) this.#starting = null;
    }
  }

  /**
   * Finishes open requests, after load balancers had time to stop sending new ones.
   * @param unreadyMs time for the load balancers, in milliseconds
   */
  async leave(unreadyMs: number): Promise<void> {
    this.#isStopping = true;
    await this.#end.leave(unreadyMs);
  }

  stop(): void {
    this.#isStopping = true;
    this.#end.stop();
  }
}
