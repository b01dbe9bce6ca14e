import type { DesiredState } from '@marquee/releases/LastKnownGood.ts';
import type { Canary, Preparation } from '@marquee/releases/registry/registryState.ts';
import { type ReleaseSet, releaseSetName } from '@marquee/releases/releaseSet.ts';
import type { CacheKey } from '../address/cacheKey.ts';
import type { Proof } from '../pages/Proof.ts';
import type { OverrideRoute, ToWorker } from '../workerMessages.ts';
import { CanaryFleet } from './CanaryFleet.ts';
import { FleetEnd } from './FleetEnd.ts';
import type { FleetParts, Refusal } from './FleetParts.ts';
import type { Generation } from './Generation.ts';
import { LatestPages } from './LatestPages.ts';
import { LiveGeneration } from './LiveGeneration.ts';
import { NextSet, type PreparationStatus } from './NextSet.ts';
import { portGeneration } from './portGeneration.ts';
import { ObsoleteStartError, prepareWithRetries } from './prepareWithRetries.ts';
import { Standby } from './Standby.ts';

type Start = { name: string; isObsolete: boolean };

/** For so long after a start, canaries come before the set that is about to go live. */
const canariesFirstMs = 10_000;
/** A refused set that is still wanted is tried again after this time. */
const retryRefusedMs = 30_000;

/**
 * Keeps workers on the sets that are wanted. The live set's workers listen on the port; those of each canary listen on a socket of
 * their own, and the live ones hand them the requests of their readers. Every set starts by itself: none waits for another, and a
 * start that is no longer wanted is ended. A live set whose workers do not come up is refused: the one before it goes on serving.
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
  /** The preparation of a set that is in standby, and so is ready. */
  #restingNext: PreparationStatus | null = null;
  readonly #end: FleetEnd;
  #isStopping = false;
  readonly #latestPages = new LatestPages();

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
    const { port } = parts;
    this.#end = new FleetEnd({
      port,
      live: this.#live,
      standby: this.#standby,
      next: this.#next,
      canaries: this.#canaries,
    });
  }

  /** The pages that readers of the live set read last. */
  get latestPages(): readonly CacheKey[] {
    return this.#latestPages.keys;
  }

  /** The set that the port serves, once one does. */
  get servedSet(): ReleaseSet | null {
    return this.#live.current?.set ?? null;
  }

  /** The set before, which can serve again at once. */
  get standbySet(): ReleaseSet | null {
    return this.#standby.set;
  }

  /** Names of the sets whose workers readers reach, or may reach soon. */
  get setNames(): string[] {
    const sets = [this.servedSet, this.standbySet, this.#desired?.live, this.#wantedNext?.set];
    return sets.flatMap((set) => (set ? [releaseSetName(set)] : []));
  }

  /** Whether the set that is about to go live is ready here, or why it does not start; null as long as neither is known. */
  get preparedStatus(): PreparationStatus | null {
    return this.#restingNext ?? this.#next.status;
  }

  /** Notes the pages that readers read last: the next set's workers render them before they serve. */
  noteLatestPages(keys: readonly CacheKey[]): void {
    this.#latestPages.note(keys);
  }

  /** The live set that does not start here, until the registry names another. */
  get refused(): Refusal | null {
    return this.#refused;
  }

  /** The canaries whose workers answer. */
  get servedCanaries(): readonly Canary[] {
    return this.#canaries.served;
  }

  /**
   * Begins to move to the wanted sets. Resolves when the live one serves or is refused, or another one is wanted.
   * @param next the set that is about to go live
   */
  async apply({ live, canaries }: DesiredState, next: Preparation | null = null): Promise<void> {
    if (this.#isStopping) return;
    this.#desired = { live, canaries };
    this.#wantedNext = next;
    // Where nothing serves yet, canaries were running before: they have proved themselves, and their readers wait.
    const proof = this.#live.current || this.#parts.isSuccessor ? 'one' : 'none';
    const moved = this.#moveLive(live);
    if (this.#live.current || this.#parts.isSuccessor) this.#canaries.start(canaries);
    this.#prepareNext();
    this.#routeCanaries();
    await moved;
    if (this.#live.current) this.#canaries.start(this.#desired.canaries, proof);
    this.#prepareNext();
    this.#routeCanaries();
  }

  #prepareNext(): void {
    // At a start, all cores are for those sets that readers wait for. The next look at the registry tries again.
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
    // Without an older set to fall back on, trying again is all there is.
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
      this.#parts.onRefused({ set, error });
    } finally {
      if (this.#starting === start) this.#starting = null;
    }
  }

  async #serve(set: ReleaseSet, start: Start): Promise<void> {
    const { log } = this.#parts;
    const startedAt = Date.now();
    const resting = this.#standby.take(start.name);
    const isObsolete = () => start.isObsolete || this.#isStopping;
    const isServedElsewhere = !this.#live.current && this.#parts.isSuccessor;
    const make = () => this.#generation(set, isServedElsewhere ? 'all' : 'one');
    const next = resting ?? (await this.#next.take(start.name)) ?? (await this.#prepare(make, isObsolete));
    if (isServedElsewhere) await this.#canariesStarted(set);
    next.send(this.#routes());
    await this.#live.serve(next, isObsolete, (previous) => {
      this.#sendRoutes();
      if (!previous) {
        this.#servingSince = Date.now();
        this.#parts.onServing();
      }
      log.info({ set, ms: Date.now() - startedAt, wasInStandby: resting !== null }, 'serving release set');
      if (previous) this.#standby.put(previous);
    });
  }

  #generation(set: ReleaseSet, proof: Proof): Generation {
    return portGeneration(this.#parts, set, proof, () => this.#latestPages.keys);
  }

  #prepare(make: () => Generation, isObsolete: () => boolean): Promise<Generation> {
    const { isApiUp, log } = this.#parts;
    return prepareWithRetries(make, { isApiUp, isObsolete: () => isObsolete() || this.#isStopping, log });
  }

  #overrides: readonly OverrideRoute[] = [];

  /** From now on these overrides run. */
  route(overrides: readonly OverrideRoute[]): void {
    this.#overrides = overrides;
    this.#sendRoutes();
  }

  /** Gives the canaries their readers. Not before the live set serves: that may be the one of a canary's readers. */
  #routeCanaries(): void {
    const desired = this.#desired;
    if (desired && releaseSetName(desired.live) === this.#live.current?.name) this.#canaries.route(desired.canaries);
  }

  /** Tells the workers on the port where the requests of canary readers and of developers go. */
  #sendRoutes(): void {
    this.#live.current?.send(this.#routes());
  }

  #routes(): ToWorker {
    return { kind: 'routes', canaries: this.#canaries.routes, overrides: this.#overrides };
  }

  /** Where another primary serves the canaries' readers, these stay with their canary. */
  async #canariesStarted(live: ReleaseSet): Promise<void> {
    await this.#canaries.settled();
    const desired = this.#desired;
    if (desired && releaseSetName(desired.live) === releaseSetName(live)) this.#canaries.route(desired.canaries);
  }

  /**
   * Starts workers with the server's code as it is on the disk now, for the set that is served, and lets the old ones finish. When
   * they do not start, the old ones go on.
   * @returns whether the new ones serve
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
      log.info({ set: before.set }, 'workers with the code on the disk serve');
      return true;
    } catch (error) {
      if (!(error instanceof ObsoleteStartError))
        log.error({ err: error }, 'workers with the code on the disk do not start; the old ones go on');
      return false;
    } finally {
      if (this.#starting === start) this.#starting = null;
    }
  }

  /** Finishes open requests, after load balancers had time to send nobody. @param unreadyMs milliseconds for them */
  async leave(unreadyMs: number): Promise<void> {
    this.#isStopping = true;
    await this.#end.leave(unreadyMs);
  }

  /** Another primary of this node serves now. @param liveSocket on which its live workers listen */
  async retire(liveSocket: string): Promise<void> {
    this.#isStopping = true;
    await this.#end.retire(liveSocket);
  }

  stop(): void {
    this.#isStopping = true;
    this.#end.stop();
  }
}
