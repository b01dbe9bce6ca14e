import { LRUCache } from 'lru-cache';

/** A finished page as it goes over the wire. */
export type StoredPage = {
  status: number;
  headers: Record<string, string>;
  /** The body once for each encoding; null where a page has none. */
  bodies: { br: Buffer; identity: Buffer } | null;
  tags: readonly string[];
  /** Milliseconds for which it is fresh. */
  freshMs: number;
};

type Render = () => Promise<StoredPage>;

/** A render that must not replace a good page: it carries the page to show where there is nothing better. */
export class FailedPageError extends Error {
  readonly page: StoredPage;

  constructor(page: StoredPage, options?: ErrorOptions) {
    super('The page could not be rendered', options);
    this.page = page;
  }
}

const overhead = 1_000;
/** Purged tags that are remembered; beyond that, all count as purged at that moment. */
const mostTags = 10_000;

/**
 * Finished pages of one release set: stale ones are served while a fresh one is made, and for as long as making one
 * fails; each is made once however many ask for it.
 */
export class PageCache {
  readonly #pages: LRUCache<string, StoredPage, Render>;
  readonly #keysByTag = new Map<string, Set<string>>();
  /** Purged, but kept for the case that the api cannot give a new one. */
  readonly #purged = new Set<string>();
  /** When each tag was last purged, as a count: a page that was being made at that moment is out of date already. */
  readonly #purgedAt = new Map<string, number>();
  #purges = 0;
  #allPurgedAt = 0;

  constructor(maxBytes: number) {
    this.#pages = new LRUCache<string, StoredPage, Render>({
      maxSize: maxBytes,
      sizeCalculation: ({ bodies }) => overhead + (bodies ? bodies.br.length + bodies.identity.length : 0),
      ttl: 1,
      allowStale: true,
      noDeleteOnStaleGet: true,
      noDeleteOnFetchRejection: true,
      fetchMethod: async (_key, _stale, { options, context }) => {
        const page = await context();
        options.ttl = Math.max(page.freshMs, 1);
        return page;
      },
      disposeAfter: (page, key, reason) => {
        if (reason !== 'set') this.#forgetTags(key, page);
      },
    });
  }

  #forgetTags(key: string, page: StoredPage): void {
    for (const tag of page.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
    this.#purged.delete(key);
  }

  /** The page of a key if it is stored, fresh and not purged. */
  fresh(key: string): StoredPage | undefined {
    return this.#purged.has(key) ? undefined : this.#pages.get(key, { allowStale: false });
  }

  /** The page of a key: stored, or rendered now. A failed render falls back to the stored one however old. */
  async get(key: string, render: Render): Promise<StoredPage> {
    const isPurged = this.#purged.has(key);
    const renderAndTag: Render = async () => {
      const startedAt = this.#purges;
      const page = await render();
      if (this.#isPurgedSince(startedAt, page.tags)) this.#purged.add(key);
      else this.#purged.delete(key);
      for (const tag of page.tags) {
        const keys = this.#keysByTag.get(tag) ?? new Set();
        this.#keysByTag.set(tag, keys.add(key));
      }
      return page;
    };
    try {
      const page = await this.#pages.fetch(key, {
        context: renderAndTag,
        forceRefresh: isPurged,
        allowStale: !isPurged,
      });
      if (!page) throw new Error(`No page for ${key}`);
      return page;
    } catch (error) {
      if (!(error instanceof FailedPageError)) throw error;
      return this.#pages.peek(key, { allowStale: true }) ?? error.page;
    }
  }

  #isPurgedSince(moment: number, tags: readonly string[]): boolean {
    return this.#allPurgedAt > moment || tags.some((tag) => (this.#purgedAt.get(tag) ?? 0) > moment);
  }

  /** From now on pages with one of these tags are made anew before they are served. @returns how many those are */
  purge(tags: readonly string[]): number {
    let count = 0;
    this.#purges += 1;
    if (this.#purgedAt.size > mostTags) {
      this.#purgedAt.clear();
      this.#allPurgedAt = this.#purges;
    }
    for (const tag of tags) {
      this.#purgedAt.set(tag, this.#purges);
      for (const key of this.#keysByTag.get(tag) ?? []) {
        this.#purged.add(key);
        count += 1;
      }
    }
    return count;
  }

  /** After a gap in purge events nothing stored is trusted. */
  purgeAll(): void {
    this.#purges += 1;
    this.#allPurgedAt = this.#purges;
    for (const key of this.#pages.keys()) this.#purged.add(key);
  }

  get size(): number {
    return this.#pages.size;
  }
}
