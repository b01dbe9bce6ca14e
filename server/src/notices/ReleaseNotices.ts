import type { ErrorSample, LogEntry } from '@marquee/releases/registry/logEntry.ts';
import type { Registry } from '@marquee/releases/registry/Registry.ts';
import { describeEntry } from '@marquee/releases/service/describeEntry.ts';
import type { Logger } from 'pino';

/** Description of the event, and the most frequent error if an error caused it. */
export type ReleaseNotice = { text: string; sample: ErrorSample | null };

export type ReleaseNoticesParts = {
  /** Sends one notice. Rejects if the receiver did not accept it. */
  deliver: (notice: ReleaseNotice, entry: LogEntry) => Promise<void>;
  /** Maximum number of notices an hour. A release that alternates between two versions must not flood the receiver. */
  maxPerHour: number;
  registry: Pick<Registry, 'entriesAfter'>;
  log: Pick<Logger, 'error'>;
  now: () => number;
};

/** Events that teams wait for, or have to know of. */
const sentKinds: ReadonlySet<LogEntry['event']['kind']> = new Set([
  'live',
  'canary',
  'canaryEnded',
  'paused',
  'resumed',
  'notStarted',
]);
/** Messages that wait for a receiver, and the longest time that one waits. */
const maxWaiting = 100;
const maxMs = 60 * 60_000;

/**
 * Notifies receivers about release events. One node sends each notice once. Undelivered notices are sent again at each step, for an hour.
 */
export class ReleaseNotices {
  readonly #parts: ReleaseNoticesParts;
  #seq: number | null = null;
  readonly #waiting: LogEntry[] = [];
  #sentAt: number[] = [];
  #isSending = false;

  constructor(parts: ReleaseNoticesParts) {
    this.#parts = parts;
  }

  /**
   * Notes the entries since the last step, the first of which begins with the log as it is.
   * @param seq number of the log's last entry
   * @param isSender whether this node is the one that sends
   */
  async step(seq: number, isSender: boolean): Promise<void> {
    const { registry, log, now } = this.#parts;
    const before = this.#seq ?? seq;
    this.#seq = seq;
    if (isSender && seq > before)
      this.#waiting.push(...(await registry.entriesAfter(before)).filter(({ event }) => sentKinds.has(event.kind)));
    this.#waiting.splice(0, Math.max(0, this.#waiting.length - maxWaiting));
    // Notices are sent one at a time, in the order of the log.
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      for (let [entry] = this.#waiting; entry; [entry] = this.#waiting) {
        if (now() >= Date.parse(entry.at) + maxMs)
          log.error({ seq: entry.seq }, 'gave up a message about a release: not accepted for an hour');
        else if (this.#isTooMany(now()))
          log.error({ seq: entry.seq }, 'left out a message about a release: too many in an hour');
        else await this.#send(entry);
        this.#waiting.shift();
      }
    } catch (error) {
      log.error({ err: error, waiting: this.#waiting.length }, 'cannot send a message about a release; trying again');
    } finally {
      this.#isSending = false;
    }
  }

  async #send(entry: LogEntry): Promise<void> {
    const { deliver, now } = this.#parts;
    const { actor, event } = entry;
    const sample = ('sample' in event && event.sample) || null;
    await deliver({ text: `${actor} ${describeEntry(entry)}`, sample }, entry);
    this.#sentAt.push(now());
  }

  #isTooMany(now: number): boolean {
    this.#sentAt = this.#sentAt.filter((at) => at > now - maxMs);
    return this.#sentAt.length >= this.#parts.maxPerHour;
  }
}
