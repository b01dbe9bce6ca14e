import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/connect.ts';
import type { PurgeListener } from '../purges/PurgeListener.ts';
import { type PurgeEvent, readPurgesAfter } from '../purges/readPurges.ts';
import { callsFor } from './callsFor.ts';
import type { CdnCall, CdnTarget } from './cdnTargets.ts';
import { addTargets, type Claim, claimTarget, extendLease, noteFailure, noteSent } from './claims.ts';
import { PurgeAges } from './PurgeAges.ts';
import { CdnError, sendCall } from './sendCall.ts';

/** Milliseconds. */
export type CdnTimes = {
  /** Time in which servers apply a purge before the CDN gets it. Earlier, the CDN would store the outdated page again. */
  settleMs: number;
  /**
   * Time after which a purge is sent once more. By then each server has applied the purge, or has noticed after 40 s that
   * its stream is dead, and lets the CDN store nothing.
   */
  repeatMs: number;
  /** Interval at which a process looks for purges that no other one has sent. */
  everyMs: number;
  /** First pause after a failure. It doubles up to 15 s. */
  retryMs: number;
};

const usualTimes: CdnTimes = { settleMs: 500, repeatMs: 45_000, everyMs: 1_000, retryMs: 1_000 };
const longestRetryMs = 15_000;
/** Number before all purges. The purges after it are one purge of everything. */
const beforeAll = -1;

export type CdnPurgerParts = {
  db: Database;
  purges: Pick<PurgeListener, 'subscribe' | 'lastId'>;
  targets: readonly CdnTarget[];
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  send?: (call: CdnCall) => Promise<void>;
  times?: Partial<CdnTimes>;
};

/**
 * Sends the purges of the database to CDNs. Of all apis, one at a time sends to a target, and each purge is sent at
 * least once. A target that is away gets the missed purges later, or one purge of all pages if they are too many.
 */
export class CdnPurger {
  readonly #parts: CdnPurgerParts;
  readonly #times: CdnTimes;
  readonly #ages: PurgeAges;
  readonly #running = new Map<string, Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #unsubscribe = () => {};
  /** True while the database does not respond, so that the log says it once. */
  #isBroken = false;
  /** Calls that a CDN has taken, and that it has not. */
  readonly counts = { sent: 0, failed: 0 };

  constructor(parts: CdnPurgerParts) {
    this.#parts = parts;
    this.#times = { ...usualTimes, ...parts.times };
    this.#ages = new PurgeAges(this.#times.repeatMs);
  }

  /** Caches that get purges. Empty without a CDN. */
  get targets(): readonly CdnTarget[] {
    return this.#parts.targets;
  }

  /** Call it when the listener has started. */
  async start(): Promise<void> {
    const { db, purges, targets } = this.#parts;
    if (targets.length === 0) return;
    this.#ages.note(purges.lastId, Date.now());
    this.#unsubscribe = purges.subscribe(({ id }) => {
      this.#ages.note(id, Date.now());
      setTimeout(() => this.#sendAll(), this.#times.settleMs + 1).unref();
    });
    await addTargets(
      db,
      targets.map(({ name }) => name),
    );
    this.#timer = setInterval(() => this.#sendAll(), this.#times.everyMs).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#unsubscribe();
    await Promise.all(this.#running.values());
  }

  #sendAll(): void {
    for (const target of this.#parts.targets) {
      if (this.#running.has(target.name)) continue;
      const running = this.#send(target)
        .then(
          () => {
            this.#isBroken = false;
          },
          (error: unknown) => {
            if (!this.#isBroken) this.#parts.log.warn({ err: error }, 'the database has no purges for the CDN');
            this.#isBroken = true;
          },
        )
        .finally(() => this.#running.delete(target.name));
      this.#running.set(target.name, running);
    }
  }

  async #send(target: CdnTarget): Promise<void> {
    const { db, log, send = sendCall } = this.#parts;
    const now = Date.now();
    const settled = this.#ages.settled(this.#times.settleMs, now);
    if (settled === null) return;
    const repeated = this.#ages.settled(this.#times.repeatMs, now);
    const claim = await claimTarget(db, target.name, settled, repeated);
    if (!claim) return;
    try {
      const calls = callsFor(target, await this.#tagsOf(claim, settled, repeated));
      for (const [index, call] of calls.entries()) {
        if (index > 0) await extendLease(db, target.name);
        await send(call);
        this.counts.sent += 1;
      }
      await noteSent(db, target.name, settled, claim.sentId === null ? settled : (repeated ?? 0));
      if (claim.failures > 0) log.info({ event: 'cdn-purged', target: target.name }, 'the CDN takes purges again');
    } catch (error) {
      if (!(error instanceof CdnError)) throw error;
      this.counts.failed += 1;
      const pauseMs = error.retryAfterMs ?? Math.min(longestRetryMs, this.#times.retryMs * 2 ** claim.failures);
      await noteFailure(db, target.name, error.message, pauseMs);
      if (claim.failures === 0)
        log.warn({ event: 'cdn-not-purged', err: error, target: target.name }, 'the CDN takes no purges');
    }
  }

  /** Tags of the purges to send and to repeat. A new target may have any pages, so all are purged. */
  async #tagsOf({ sentId, repeatedId }: Claim, settled: number, repeated: number | null): Promise<Set<string>> {
    const sent = await this.#purgesBetween(sentId ?? beforeAll, settled);
    const again = repeated === null ? [] : await this.#purgesBetween(repeatedId ?? repeated, repeated);
    return new Set([...sent, ...again].flatMap(({ tags }) => tags));
  }

  /** Another api may be ahead of this one, so that there is nothing between the numbers. */
  async #purgesBetween(after: number, upTo: number): Promise<PurgeEvent[]> {
    return after < upTo || after === beforeAll ? readPurgesAfter(this.#parts.db.$client, after, { upTo }) : [];
  }
}
