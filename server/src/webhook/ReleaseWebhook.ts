import type { ErrorSample, LogEntry } from '@marquee/releases/registry/logEntry.ts';
import type { Registry } from '@marquee/releases/registry/Registry.ts';
import { describeEntry } from '@marquee/releases/service/describeEntry.ts';
import type { Logger } from 'pino';
import { signedPost } from './signedPost.ts';

export type ReleaseWebhookParts = {
  /** Address that gets the messages, and the secret that signs them. */
  url: string;
  secret: string;
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
const mostWaiting = 100;
const longestMs = 60 * 60_000;

/**
 * Sends what happens to releases to an address of the operator: a chat, a pager, a deployment tool. One of the nodes sends, each
 * message once; what the receiver does not take is sent again at each step, for an hour.
 */
export class ReleaseWebhook {
  readonly #parts: ReleaseWebhookParts;
  #seq: number | null = null;
  readonly #waiting: LogEntry[] = [];
  #isSending = false;

  constructor(parts: ReleaseWebhookParts) {
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
      for (let [entry] = this.#waiting; entry; [entry] = this.#waiting) {
        if (now() < Date.parse(entry.at) + longestMs) await this.#send(entry);
        else log.error({ seq: entry.seq }, 'gave up a message about a release: nobody took it for an hour');
        this.#waiting.shift();
      }
    } catch (error) {
      log.error({ err: error, waiting: this.#waiting.length }, 'cannot send a message about a release; trying again');
    } finally {
      this.#isSending = false;
    }
  }

  async #send(entry: LogEntry): Promise<void> {
    const { url, secret } = this.#parts;
    const { seq, at, actor, event } = entry;
    const message = { seq, at, actor, text: `${actor} ${describeEntry(entry)}`, event, ...errorOf(event) };
    const response = await signedPost(url, secret, message);
    await response.body?.cancel();
    if (!response.ok) throw new Error(`${new URL(url).host} responds with ${response.status}`);
  }
}

/** The error behind it, beside the event: chats and pagers show the fields of a message itself. */
function errorOf(event: LogEntry['event']): Partial<ErrorSample> {
  return 'sample' in event && event.sample ? event.sample : {};
}
