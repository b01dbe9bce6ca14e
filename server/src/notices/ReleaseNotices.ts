import { type ErrorSample, type LogEntry, logEntrySchema } from '@marquee/releases/registry/logEntry.ts';
import type { Registry } from '@marquee/releases/registry/Registry.ts';
import { describeEntry } from '@marquee/releases/service/describeEntry.ts';
import type { Logger } from 'pino';
import { z } from 'zod';

/** What happened, in words, and the most frequent error where that is the reason. */
export type ReleaseNotice = { text: string; sample: ErrorSample | null };

export type ReleaseNoticesParts = {
  /** Sends one. Rejects when nobody has taken it. */
  deliver: (notice: ReleaseNotice, entry: LogEntry) => Promise<void>;
  /** Notices in an hour; a network that goes to and fro must not bury anybody. */
  mostOfHour: number;
  registry: Pick<Registry, 'entriesAfter'>;
  log: Pick<Logger, 'error'>;
  now: () => number;
};

/** Notices as another process of this node goes on with them: the last entry that was looked at, and those that nobody has taken yet. */
export const keptNoticesSchema = z.object({ seq: z.number().nullable(), waiting: z.array(logEntrySchema) });
export type KeptNotices = z.infer<typeof keptNoticesSchema>;

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
const mostWaiting = 100;
const longestMs = 60 * 60_000;

/**
 * Tells what happens to releases. One of the nodes does, each notice once; what nobody takes is sent again at each step, for an
 * hour.
 */
export class ReleaseNotices {
  readonly #parts: ReleaseNoticesParts;
  #seq: number | null = null;
  readonly #waiting: LogEntry[] = [];
  #sentAt: number[] = [];
  #isSending = false;
  #isOver = false;

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
    this.#waiting.splice(0, Math.max(0, this.#waiting.length - mostWaiting));
    // One at a time, in their order.
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      for (let [entry] = this.#waiting; entry && !this.#isOver; [entry] = this.#waiting) {
        if (now() >= Date.parse(entry.at) + longestMs)
          log.error({ seq: entry.seq }, 'gave up a message about a release: nobody took it for an hour');
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

  /** From now on another process sends. One that is on its way is the last, and waits no more once somebody has taken it. */
  end(): void {
    this.#isOver = true;
  }

  kept(): KeptNotices {
    return { seq: this.#seq, waiting: [...this.#waiting] };
  }

  /** Goes on where another process has ended. Before the first step. */
  goOn({ seq, waiting }: KeptNotices): void {
    this.#seq = seq;
    this.#waiting.push(...waiting);
  }

  async #send(entry: LogEntry): Promise<void> {
    const { deliver, now } = this.#parts;
    const { actor, event } = entry;
    const sample = ('sample' in event && event.sample) || null;
    await deliver({ text: `${actor} ${describeEntry(entry)}`, sample }, entry);
    this.#sentAt.push(now());
  }

  #isTooMany(now: number): boolean {
    this.#sentAt = this.#sentAt.filter((at) => at > now - longestMs);
    return this.#sentAt.length >= this.#parts.mostOfHour;
  }
}
