import { LRUCache } from 'lru-cache';
import type { CacheKey } from '../address/cacheKey.ts';
import type { PageFailure } from '../counts/pageFailure.ts';
import { failingMs, retryMs, staleMs } from './freshness.ts';

/** A finished page as it goes over the wire. */
export type StoredPage = {
  status: number;
  headers: Record<string, string>;
  /** The body once for each encoding, by gzip once somebody has asked for that; null where a page has none. */
  bodies: { br: Buffer; identity: Buffer; gzip?: Buffer } | null;
  tags: readonly string[];
  /** Milliseconds for which it is fresh. */
  freshMs: number;
  /** Anybody can make up addresses of such pages, as of searches. */
  isOneOfMany?: boolean;
  /** Why it shows an error, unless that is the api's. */
  failure?: PageFailure | null;
};

type Render = () => Promise<StoredPage>;

type Entry = {
  page: StoredPage;
  freshUntil: number;
  /** Out of date, and kept for the case that the api cannot give a new one. */
  isPurged: boolean;
  /** When it last could not be made anew. */
  failedAt: number;
};

/** A page that is being made, and what is purged meanwhile. */
type Making = { page: Promise<StoredPage>; purged: Set<string>; isAllPurged: boolean };

/** A render that must not replace a good page: it carries the page to show where there is nothing better. */
export class FailedPageError extends Error {
  readonly page: StoredPage;

  constructor(page: StoredPage, options?: ErrorOptions) {
    super('The page could not be rendered', options);
    this.page = page;
  }
}

const never = Number.NEGATIVE_INFINITY;
const overhead = 1_000;
const bytesOfTag = 100;
/** A body by gzip, which may be added later, is about a fifth larger than by brotli: room is kept for both. */
const withGzip = 2.2;
/** Share of the bytes for pages of which there can be any number, so that they crowd out each other and nothing else. */
const shareOfMany = 1 / 8;
/** A page that is purged each time while it is being made goes out nevertheless. */
const mostAttempts = 3;

/**
 * Finished pages of one release set: stale ones are served while a fresh one is made, and for as long as making one
 * fails; each is made once however many ask for it.
 */
export class PageCache<Key extends string = CacheKey> {
  readonly #usual: LRUCache<Key, Entry>;
  readonly #oneOfMany: LRUCache<Key, Entry>;
  readonly #making = new Map<Key, Making>();
  readonly #keysByTag = new Map<string, Set<Key>>();
  readonly #now: () => number;

  constructor(maxBytes: number, now: () => number = Date.now) {
    this.#now = now;
    const storeOf = (maxSize: number) =>
      new LRUCache<Key, Entry>({
        maxSize: Math.max(1, Math.floor(maxSize)),
        sizeCalculation: ({ page: { bodies, tags } }) =>
          overhead +
          tags.length * bytesOfTag +
          (bodies ? Math.ceil(bodies.br.length * withGzip) + bodies.identity.length : 0),
        dispose: ({ page }, key) => this.#unlink(key, page),
      });
    this.#usual = storeOf(maxBytes * (1 - shareOfMany));
    this.#oneOfMany = storeOf(maxBytes * shareOfMany);
  }

  /** The page of a key if it is stored, fresh and not purged. */
  fresh(key: Key): StoredPage | undefined {
    const entry = this.#find(key);
    return entry && !entry.isPurged && this.#now() < entry.freshUntil ? entry.page : undefined;
  }

  /** The page of a key: stored, or rendered now. A failed render falls back to the stored one however old. */
  async get(key: Key, render: Render): Promise<StoredPage> {
    const entry = this.#find(key);
    const now = this.#now();
    if (entry && now < entry.failedAt + retryMs) return entry.page;
    const isGood = entry && !entry.isPurged && now < entry.freshUntil + staleMs;
    if (entry && (isGood || now < entry.failedAt + failingMs)) {
      // Whoever renders has told of the failure; the stored page stays.
      if (entry.isPurged || now >= entry.freshUntil) this.#make(key, render).catch(() => undefined);
      return entry.page;
    }
    try {
      return await this.#make(key, render);
    } catch (error) {
      const page = this.#find(key)?.page ?? (error instanceof FailedPageError ? error.page : undefined);
      if (!page) throw error;
      return page;
    }
  }

  /** From now on pages with one of these tags are made anew before they are served. @returns how many those are */
  purge(tags: readonly string[]): number {
    for (const making of this.#making.values()) for (const tag of tags) making.purged.add(tag);
    const keys = new Set(tags.flatMap((tag) => [...(this.#keysByTag.get(tag) ?? [])]));
    for (const key of keys) {
      const entry = this.#usual.peek(key) ?? this.#oneOfMany.peek(key);
      if (entry) outdate(entry);
    }
    return keys.size;
  }

  /** After a gap in purge events nothing stored is trusted. */
  purgeAll(): void {
    for (const making of this.#making.values()) making.isAllPurged = true;
    for (const store of [this.#usual, this.#oneOfMany]) for (const entry of store.values()) outdate(entry);
  }

  get size(): number {
    return this.#usual.size + this.#oneOfMany.size;
  }

  #find(key: Key): Entry | undefined {
    return this.#usual.get(key) ?? this.#oneOfMany.get(key);
  }

  #make(key: Key, render: Render): Promise<StoredPage> {
    const known = this.#making.get(key);
    if (known) return known.page;
    const purged = new Set<string>();
    const { promise, resolve, reject } = Promise.withResolvers<StoredPage>();
    const making: Making = { page: promise, purged, isAllPurged: false };
    this.#making.set(key, making);
    this.#makeUpToDate(key, render, making)
      .finally(() => this.#making.delete(key))
      .then(resolve, reject);
    return promise;
  }

  /** What is purged while it is being made may have been read before: it is made again for all who wait. */
  async #makeUpToDate(key: Key, render: Render, making: Making): Promise<StoredPage> {
    try {
      for (let attempt = 1; ; attempt += 1) {
        making.purged.clear();
        making.isAllPurged = false;
        const page = await render();
        const isPurged = making.isAllPurged || page.tags.some((tag) => making.purged.has(tag));
        if (isPurged && attempt < mostAttempts) continue;
        this.#store(key, { page, freshUntil: this.#now() + page.freshMs, isPurged, failedAt: never });
        return page;
      }
    } catch (error) {
      const entry = this.#find(key);
      if (entry) entry.failedAt = this.#now();
      throw error;
    }
  }

  #store(key: Key, entry: Entry): void {
    const { status, isOneOfMany, tags } = entry.page;
    const [store, other] =
      status !== 200 || isOneOfMany ? [this.#oneOfMany, this.#usual] : [this.#usual, this.#oneOfMany];
    other.delete(key);
    store.set(key, entry);
    // What is larger than all room is not stored.
    if (store.peek(key) !== entry) return;
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      if (keys) keys.add(key);
      else this.#keysByTag.set(tag, new Set([key]));
    }
  }

  #unlink(key: Key, { tags }: StoredPage): void {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}

/** A purge comes from the api: it is there again, so a failure of before counts no more. */
function outdate(entry: Entry): void {
  entry.isPurged = true;
  entry.failedAt = never;
}
