import { growingTo } from '@marquee/platform/cache/growingTo.ts';
import { LRUCache } from 'lru-cache';
import type { PageError } from './Counted.ts';

/** Networks and tickets that are remembered at most. */
const max = 100_000;
/** Reports about one part that a network has counted in a day. */
const maxPerNetwork = 3;
const dayMs = 24 * 3_600_000;

/** Limits how often errors of one source count, per release and per part. Sources are dropped after a day or when there are too many. */
export class ReportLimits {
  readonly #windowMs: number;
  readonly #now: () => number;
  /** When an error of a source was counted, by release and source. */
  readonly #counted = new LRUCache<string, number>(growingTo(max));
  /** Number of counted reports and the start of the day, by part and network. */
  readonly #networks = new LRUCache<string, { count: number; since: number }>(growingTo(max));
  /** Tickets that have reported an error, by part. */
  readonly #tickets = new LRUCache<string, true>(growingTo(max));

  /** @param windowMs milliseconds in which a source counts once for a release */
  constructor(windowMs: number, now: () => number) {
    this.#windowMs = windowMs;
    this.#now = now;
  }

  /** Decides if an error counts against a release (`part@version`), and remembers it if so. */
  takes(release: string, { source, ticket }: Pick<PageError, 'source' | 'ticket'>): boolean {
    const now = this.#now();
    const who = `${release} ${source}`;
    if ((this.#counted.get(who) ?? Number.NEGATIVE_INFINITY) > now - this.#windowMs) return false;
    if (ticket !== null && !this.#takesReport(release.split('@', 1)[0] ?? '', source, ticket, now)) return false;
    this.#counted.set(who, now);
    return true;
  }

  /** Counts one report for each ticket and part, and at most three a day for each network and part. */
  #takesReport(part: string, network: string, ticket: string, now: number): boolean {
    if (this.#tickets.has(`${part} ${ticket}`)) return false;
    const key = `${part} ${network}`;
    const known = this.#networks.get(key);
    const today = known && known.since > now - dayMs ? known : { count: 0, since: now };
    if (today.count >= maxPerNetwork) return false;
    this.#networks.set(key, { ...today, count: today.count + 1 });
    this.#tickets.set(`${part} ${ticket}`, true);
    return true;
  }
}
