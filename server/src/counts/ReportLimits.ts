import { growingTo } from '@marquee/platform/cache/growingTo.ts';
import { LRUCache } from 'lru-cache';
import type { PageError } from './Counted.ts';

/** Networks and tickets that are remembered at most. */
const most = 100_000;
/** Reports about one part that a network has counted in a day. */
const mostOfNetwork = 3;
const dayMs = 24 * 3_600_000;

/** How often errors of the same source count, about a release and about a part. Sources are forgotten after a day, or when there are too many. */
export class ReportLimits {
  readonly #windowMs: number;
  readonly #now: () => number;
  /** When an error of a source was counted, by release and source. */
  readonly #counted = new LRUCache<string, number>(growingTo(most));
  /** By part and network: how often since when. */
  readonly #networks = new LRUCache<string, { count: number; since: number }>(growingTo(most));
  /** By part and ticket. */
  readonly #tickets = new LRUCache<string, true>(growingTo(most));

  /** @param windowMs milliseconds in which a source counts once for a release */
  constructor(windowMs: number, now: () => number) {
    this.#windowMs = windowMs;
    this.#now = now;
  }

  /** Whether an error counts against a release (`part@version`); then it is remembered. */
  takes(release: string, { source, ticket }: Pick<PageError, 'source' | 'ticket'>): boolean {
    const now = this.#now();
    const who = `${release} ${source}`;
    if ((this.#counted.get(who) ?? Number.NEGATIVE_INFINITY) > now - this.#windowMs) return false;
    if (ticket !== null && !this.#takesReport(release.split('@', 1)[0] ?? '', source, ticket, now)) return false;
    this.#counted.set(who, now);
    return true;
  }

  /** A ticket has one report about a part, and its network a few in a day: whatever else it sends is no news. */
  #takesReport(part: string, network: string, ticket: string, now: number): boolean {
    if (this.#tickets.has(`${part} ${ticket}`)) return false;
    const key = `${part} ${network}`;
    const known = this.#networks.get(key);
    const today = known && known.since > now - dayMs ? known : { count: 0, since: now };
    if (today.count >= mostOfNetwork) return false;
    this.#networks.set(key, { ...today, count: today.count + 1 });
    this.#tickets.set(`${part} ${ticket}`, true);
    return true;
  }
}
