import { ownBytes } from '@marquee/platform/cache/ownBytes.ts';
import { TagIndex } from '@marquee/platform/cache/TagIndex.ts';
import type { PartName } from '@marquee/shared/domain';
import { LRUCache } from 'lru-cache';
import type { CacheKey } from '../address/cacheKey.ts';
import type { PageFailure } from '../counts/pageFailure.ts';
import { failingMs, retryMs, staleMs } from './freshness.ts';
import type { PageBodies } from './PageBodies.ts';

/** A finished page, as it is sent. */
export type StoredPage = {
  status: number;
  /** The part that serves it; the shell when absent. */
  owner?: PartName;
  headers: Record<string, string>;
  /** Null for a page without a body. */
  bodies: PageBodies | null;
  tags: readonly string[];
  /** Milliseconds for which it is fresh. */
  freshMs: number;
  /** One of any number of pages whose addresses anybody can make up, as of searches. */
  isLongTail?: boolean;
  /** Why the page shows an error, unless the api is at fault. */
  failure?: PageFailure | null;
};

type Render = () => Promise<StoredPage>;

type Entry = {
  page: StoredPage;
  freshUntil: number;
  /** Outdated, and kept in case the api cannot provide a new one. */
  isPurged: boolean;
  /** When the last attempt to revalidate it failed. */
  failedAt: number;
};

/** A page that is being rendered, and the tags that are purged meanwhile. */
type InFlight = { page: Promise<StoredPage>; purged: Set<string>; isAllPurged: boolean };

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
/** A gzip body may be added later and is about a fifth larger than the brotli one. Its size is counted from the start. */
const withGzip = 2.2;
/** Share of the bytes for long-tail pages, which so evict each other and no shared page. */
const longTailShare = 1 / 8;
/** A page that is purged during each of this many renders is served nevertheless. */
const mostAttempts = 3;

/**
 * Finished pages of one release set. A stale page is served while it is revalidated, and for as long as that fails. Concurrent
 * requests share one render.
 */
export class PageCache<Key extends string = CacheKey> {
  readonly #shared: LRUCache<Key, Entry>;
  readonly #longTail: LRUCache<Key, Entry>;
  readonly #inFlight = new Map<Key, InFlight>();
  readonly #tags = new TagIndex<Key>();
  readonly #now: () => number;

  constructor(maxBytes: number, now: () => number = Date.now) {
    this.#now = now;
    const storeOf = (maxSize: number) =>
      new LRUCache<Key, Entry>({
        maxSize: Math.max(1, Math.floor(maxSize)),
        sizeCalculation: ({ page: { bodies, tags } }) =>
          overhead + tags.length * bytesOfTag + (bodies ? Math.ceil(bodies.br.length * withGzip) : 0),
        dispose: ({ page }, key) => this.#tags.remove(key, page.tags),
      });
    this.#shared = storeOf(maxBytes * (1 - longTailShare));
    this.#longTail = storeOf(maxBytes * longTailShare);
  }

  /** The page of a key if it is stored, fresh and not purged. */
  fresh(key: Key): StoredPage | undefined {
    const entry = this.#find(key);
    return entry && !entry.isPurged && this.#now() < entry.freshUntil ? entry.page : undefined;
  }

  /** The page of a key if it is stored, however old. */
  stored(key: Key): StoredPage | undefined {
    return this.#find(key)?.page;
  }

  /** The page of a key: stored, or rendered now. A failed render falls back to the stored one however old. */
  async get(key: Key, render: Render): Promise<StoredPage> {
    const entry = this.#find(key);
    const now = this.#now();
    if (entry && now < entry.failedAt + retryMs) return entry.page;
    const isGood = entry && !entry.isPurged && now < entry.freshUntil + staleMs;
    if (entry && (isGood || now < entry.failedAt + failingMs)) {
      // The renderer logs the failure; the stored page stays.
      if (entry.isPurged || now >= entry.freshUntil) this.#revalidate(key, render).catch(() => undefined);
      return entry.page;
    }
    try {
      return await this.#revalidate(key, render);
    } catch (error) {
      const page = this.#find(key)?.page ?? (error instanceof FailedPageError ? error.page : undefined);
      if (!page) throw error;
      return page;
    }
  }

  /** The page of a key if it is stored and not purged. It does not count as read. */
  peek(key: Key): StoredPage | undefined {
    const entry = this.#shared.peek(key) ?? this.#longTail.peek(key);
    return entry?.isPurged ? undefined : entry?.page;
  }

  /** Brings back a page that another process had stored: it is for readers as long as no new one can be made. */
  restore(key: Key, page: StoredPage): void {
    if (this.#shared.has(key) || this.#longTail.has(key)) return;
    const bodies = page.bodies && { br: ownBytes(page.bodies.br) };
    this.#store(key, { page: { ...page, bodies }, freshUntil: never, isPurged: true, failedAt: never });
  }

  /** Keys of shared pages, the one that was read last first. */
  latest(most: number): Key[] {
    return [...this.#shared.keys()].slice(0, most);
  }

  /** Marks the pages with one of these tags: each is rendered again before it is served. @returns how many */
  purge(tags: readonly string[]): number {
    for (const inFlight of this.#inFlight.values()) for (const tag of tags) inFlight.purged.add(tag);
    const keys = this.#tags.keysOf(tags);
    for (const key of keys) {
      const entry = this.#shared.peek(key) ?? this.#longTail.peek(key);
      if (entry) outdate(entry);
    }
    return keys.size;
  }

  /** Marks all pages, after a gap in the purge events. */
  purgeAll(): void {
    for (const inFlight of this.#inFlight.values()) inFlight.isAllPurged = true;
    for (const store of [this.#shared, this.#longTail]) for (const entry of store.values()) outdate(entry);
  }

  get size(): number {
    return this.#shared.size + this.#longTail.size;
  }

  #find(key: Key): Entry | undefined {
    return this.#shared.get(key) ?? this.#longTail.get(key);
  }

  #revalidate(key: Key, render: Render): Promise<StoredPage> {
    const known = this.#inFlight.get(key);
    if (known) return known.page;
    const purged = new Set<string>();
    const { promise, resolve, reject } = Promise.withResolvers<StoredPage>();
    const inFlight: InFlight = { page: promise, purged, isAllPurged: false };
    this.#inFlight.set(key, inFlight);
    this.#render(key, render, inFlight)
      .finally(() => this.#inFlight.delete(key))
      .then(resolve, reject);
    return promise;
  }

  /** Renders again when a tag of the page was purged meanwhile, as the render may have read older data. */
  async #render(key: Key, render: Render, inFlight: InFlight): Promise<StoredPage> {
    try {
      for (let attempt = 1; ; attempt += 1) {
        inFlight.purged.clear();
        inFlight.isAllPurged = false;
        const page = await render();
        const isPurged = inFlight.isAllPurged || page.tags.some((tag) => inFlight.purged.has(tag));
        if (isPurged && attempt < mostAttempts) continue;
        const bodies = page.bodies && { br: ownBytes(page.bodies.br) };
        this.#store(key, {
          page: { ...page, bodies },
          freshUntil: this.#now() + page.freshMs,
          isPurged,
          failedAt: never,
        });
        return page;
      }
    } catch (error) {
      const entry = this.#find(key);
      if (entry) entry.failedAt = this.#now();
      throw error;
    }
  }

  #store(key: Key, entry: Entry): void {
    const { status, headers, isLongTail, tags } = entry.page;
    // Callers do not bring such pages here. This holds if one does.
    if (headers['cache-control']?.includes('no-store')) return;
    const [store, other] =
      status !== 200 || isLongTail ? [this.#longTail, this.#shared] : [this.#shared, this.#longTail];
    other.delete(key);
    store.set(key, entry);
    // A page larger than the cache is not stored.
    if (store.peek(key) !== entry) return;
    this.#tags.add(key, tags);
  }
}

/** A purge shows that the api is up again, so earlier failures no longer count. */
function outdate(entry: Entry): void {
  entry.isPurged = true;
  entry.failedAt = never;
}
