import { z } from 'zod';
import type { CacheKey } from '../address/cacheKey.ts';
import type { KeeperLink } from './KeeperLink.ts';

/** How long a successor waits for an answer about pages, and for what its predecessor leaves. */
const pagesMs = 1_000;
const legacyMs = 20_000;

/** What two primaries say to each other, one of which may be of another version: what is not understood counts for nothing. */
const messageSchema = z.discriminatedUnion('kind', [
  /** The successor asks which pages readers have read last, and gets them. */
  z.object({ kind: z.literal('pagesWanted') }),
  z.object({ kind: z.literal('pages'), keys: z.array(z.string()) }),
  /** The successor serves, and its live workers listen there, too. The predecessor leaves what it knows, and goes. */
  z.object({ kind: z.literal('retire'), liveSocket: z.string() }),
  z.object({ kind: z.literal('legacy'), legacy: z.unknown() }),
]);
type Message = z.infer<typeof messageSchema>;

type PredecessorParts = {
  latestPages: () => readonly CacheKey[];
  /** Decides nothing any more. @returns what the successor goes on with */
  release: () => Promise<unknown>;
  /** Takes no more readers and goes. @param liveSocket on which the successor's live workers listen */
  retire: (liveSocket: string) => void;
};

/** How a primary takes over from the one before it, and hands over to the one after it. */
export class Handover {
  readonly #link: Pick<KeeperLink, 'pass' | 'onPassed' | 'serving'>;
  readonly #wait: (ms: number) => Promise<void>;

  constructor(link: Pick<KeeperLink, 'pass' | 'onPassed' | 'serving'>, wait = waitMs) {
    this.#link = link;
    this.#wait = wait;
  }

  /** The pages that the predecessor's readers have read last; none when it does not say so at once. */
  async latestPages(): Promise<readonly CacheKey[]> {
    const answer = await this.#ask({ kind: 'pagesWanted' }, 'pages', pagesMs);
    return (answer?.keys ?? []) as readonly string[] as readonly CacheKey[];
  }

  /**
   * This primary serves: the predecessor, if it is still there, may go.
   * @returns what that one leaves; null when it is gone, or hangs
   */
  async takeOver(liveSocket: string): Promise<unknown> {
    this.#link.serving();
    const answer = await this.#ask({ kind: 'retire', liveSocket }, 'legacy', legacyMs);
    return answer?.legacy ?? null;
  }

  /** From now on a successor may come. */
  expectSuccessor({ latestPages, release, retire }: PredecessorParts): void {
    const tell = (message: Message) => this.#link.pass('successor', message);
    this.#hear('successor', (message) => {
      if (message.kind === 'pagesWanted') tell({ kind: 'pages', keys: [...latestPages()] });
      if (message.kind !== 'retire') return;
      retire(message.liveSocket);
      void release().then((legacy) => tell({ kind: 'legacy', legacy }));
    });
  }

  async #ask<Kind extends Message['kind']>(
    question: Message,
    kind: Kind,
    longestMs: number,
  ): Promise<Extract<Message, { kind: Kind }> | null> {
    const { promise, resolve } = Promise.withResolvers<Extract<Message, { kind: Kind }>>();
    this.#hear('predecessor', (message) => {
      if (message.kind === kind) resolve(message as Extract<Message, { kind: Kind }>);
    });
    this.#link.pass('predecessor', question);
    return Promise.race([promise, this.#wait(longestMs).then(() => null)]);
  }

  #hear(from: 'predecessor' | 'successor', hear: (message: Message) => void): void {
    this.#link.onPassed(from, (passed) => {
      const { data } = messageSchema.safeParse(passed);
      if (data) hear(data);
    });
  }
}

function waitMs(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
