import { ownBytes } from '@marquee/platform/cache/ownBytes.ts';
import { LRUCache } from 'lru-cache';
import type { CacheKey } from '../address/cacheKey.ts';
import { failingMs, retryMs, staleMs } from './freshness.ts';
import type { PageResponse } from './PageResponse.ts';
import type { NodePage } from './store/NodePages.ts';
import { PurgedTags } from './store/PurgedTags.ts';

type Render = () => Promise<PageResponse>;

type Entry = NodePage & {
  freshUntil: number;
  /** True if another worker has rendered the page. */
  isFromNode: boolean;
  /** When the last attempt to revalidate it failed. */
  failedAt: number;
};

/** A page that is being rendered. */
type InFlight = { page: Promise<PageResponse>; isAllPurged: boolean };

/** Thrown by a failed render, so that the result does not replace a good page. Carries the page to show if there is no better one. */
export class FailedPageError extends Error {
  readonly page: PageResponse;

  constructor(page: PageResponse, options?: ErrorOptions) {
    super('The page could not be rendered', options);
    this.page = page;
  }
}

/**
 * Outcome of a request in the cache:
 * - `hit`: served a fresh page
 * - `stale`: served a stale page, and revalidates it
 * - `failing`: served a page however old, because rendering fails
 * - `elsewhere`: served the page of another release set, because rendering fails
 * - `miss`: had no page, and rendered it
 * - `expired`: had a page that was purged or too old, and rendered it
 * - `bypass`: may not store this page
 */
export type CacheResult = 'hit' | 'stale' | 'failing' | 'elsewhere' | 'miss' | 'expired' | 'bypass';

/** A page, and what the cache did for it. `ttlMs` is negative for a stale page, and 0 for a page that was rendered and may not be stored. */
export type CacheLookup = { page: PageResponse; result: CacheResult; ttlMs: number; ageMs: number };

const never = Number.NEGATIVE_INFINITY;
const overhead = 1_000;
const bytesOfTag = 100;
/** A gzip body may be added later and is about a fifth larger than the brotli one. Its size is counted from the start. */
const withGzip = 2.2;
/** Share of the bytes for long-tail pages, which so evict each other and no shared page. */
const longTailShare = 1 / 8;
/** A page that is purged during each of this many renders is served nevertheless. */
const maxAttempts = 3;

type NodeStore<Key> = { read(key: Key): NodePage | null; write(key: Key, page: NodePage): void };

type PageCacheParts<Key> = {
  /** Maximum size of the pages in memory. */
  maxBytes: number;
  /** The pages of the node's workers. Null for a worker that does not share pages. */
  node?: NodeStore<Key> | null;
  purges?: PurgedTags;
  now?: () => number;
};

/**
 * Finished pages of one release set: those that this worker has in memory, and behind them those of the node. A stale page is served
 * while it is revalidated, and for as long as that fails. Concurrent requests share one render.
 */
export class PageCache<Key extends string = CacheKey> {
  readonly #shared: LRUCache<Key, Entry>;
  readonly #longTail: LRUCache<Key, Entry>;
  readonly #inFlight = new Map<Key, InFlight>();
  readonly #node: NodeStore<Key> | null;
  readonly #purges: PurgedTags;
  readonly #now: () => number;
  /** Time of the last purge. A purge shows that the api is up again, so earlier failures no longer count. */
  #purgedAt = never;

  constructor({ maxBytes, node = null, purges = new PurgedTags(), now = Date.now }: PageCacheParts<Key>) {
    this.#node = node;
    this.#purges = purges;
    this.#now = now;
    const storeOf = (maxSize: number) =>
      new LRUCache<Key, Entry>({
        maxSize: Math.max(1, Math.floor(maxSize)),
        sizeCalculation: ({ page: { bodies, tags } }) =>
          overhead + tags.length * bytesOfTag + (bodies ? Math.ceil(bodies.br.length * withGzip) : 0),
      });
    this.#shared = storeOf(maxBytes * (1 - longTailShare));
    this.#longTail = storeOf(maxBytes * longTailShare);
  }

  /** The page of a key if it is stored, fresh and not purged. */
  fresh(key: Key): CacheLookup | undefined {
    const entry = this.#find(key);
    return entry && this.#isFresh(entry) ? this.#stored(entry, 'hit') : undefined;
  }

  /** The page of a key: stored, or rendered now. A failed render falls back to the stored one however old. */
  async get(key: Key, render: Render): Promise<PageResponse> {
    return (await this.lookUp(key, render)).page;
  }

  /** As `get`, and says what the cache did. */
  async lookUp(key: Key, render: Render): Promise<CacheLookup> {
    const entry = this.#find(key);
    const now = this.#now();
    const failedAt = entry && entry.failedAt >= this.#purgedAt ? entry.failedAt : never;
    if (entry && now < failedAt + retryMs) return this.#stored(entry, 'failing');
    const isGood = entry && !this.#isOutdated(entry) && now < entry.freshUntil + staleMs;
    if (entry && (isGood || now < failedAt + failingMs)) {
      // The renderer logs the failure; the stored page stays.
      if (this.#isFresh(entry)) return this.#stored(entry, 'hit');
      this.#revalidate(key, render).catch(() => undefined);
      return this.#stored(entry, isGood && now >= failedAt + failingMs ? 'stale' : 'failing');
    }
    const rendered = { result: entry ? 'expired' : 'miss', ttlMs: 0, ageMs: 0 } as const;
    try {
      const page = await this.#revalidate(key, render);
      return { page, ...rendered, ttlMs: this.fresh(key)?.ttlMs ?? 0 };
    } catch (error) {
      const former = this.#find(key);
      if (former) return this.#stored(former, 'failing');
      if (!(error instanceof FailedPageError)) throw error;
      return { page: error.page, ...rendered };
    }
  }

  #stored(entry: Entry, result: CacheResult): CacheLookup {
    const now = this.#now();
    // A purged page is stale, whatever was left of its time.
    const ttlMs = Math.min(entry.freshUntil - now, this.#isOutdated(entry) ? -1 : Number.POSITIVE_INFINITY);
    return { page: entry.page, result, ttlMs, ageMs: now - entry.storedAt };
  }

  /** Renders a page and stores it, though one is stored. @throws the reason if it fails */
  renew(key: Key, render: Render): Promise<PageResponse> {
    return this.#revalidate(key, render);
  }

  /** Outdates the pages with one of these tags: each is rendered again before it is served. @param id of the api's purge event */
  purge(tags: readonly string[], id: number): void {
    this.#purges.purge(tags, id);
    this.#purgedAt = this.#now();
  }

  /** Outdates all pages, after a gap in the purge events. @param id of the api's last purge event */
  purgeAll(id: number): void {
    this.#purges.purgeAll(id);
    this.#purgedAt = this.#now();
    for (const inFlight of this.#inFlight.values()) inFlight.isAllPurged = true;
    for (const store of [this.#shared, this.#longTail]) for (const entry of store.values()) entry.seen = never;
  }

  /** Notes that all purge events so far have been applied, or will be in the same turn. */
  catchUp(): void {
    this.#purges.catchUp();
  }

  get size(): number {
    return this.#shared.size + this.#longTail.size;
  }

  #isOutdated({ page: { tags }, seen, isFromNode }: Entry): boolean {
    return (isFromNode && !this.#purges.isCurrent) || this.#purges.isOutdated(tags, seen);
  }

  #isFresh(entry: Entry): boolean {
    return this.#now() < entry.freshUntil && !this.#isOutdated(entry);
  }

  /** The page in memory, unless the node has a newer one. */
  #find(key: Key): Entry | undefined {
    const entry = this.#shared.get(key) ?? this.#longTail.get(key);
    if (!this.#node || (entry && this.#isFresh(entry))) return entry;
    const stored = this.#node.read(key);
    if (!stored || (entry && stored.storedAt <= entry.storedAt)) return entry;
    const found = { ...stored, freshUntil: stored.storedAt + stored.page.freshMs, isFromNode: true, failedAt: never };
    this.#keep(key, found);
    return found;
  }

  #revalidate(key: Key, render: Render): Promise<PageResponse> {
    const known = this.#inFlight.get(key);
    if (known) return known.page;
    const { promise, resolve, reject } = Promise.withResolvers<PageResponse>();
    const inFlight: InFlight = { page: promise, isAllPurged: false };
    this.#inFlight.set(key, inFlight);
    this.#render(key, render, inFlight)
      .finally(() => this.#inFlight.delete(key))
      .then(resolve, reject);
    return promise;
  }

  /** Renders again if a tag of the page was purged during the render, because the render may have used older data. */
  async #render(key: Key, render: Render, inFlight: InFlight): Promise<PageResponse> {
    try {
      for (let attempt = 1; ; attempt += 1) {
        inFlight.isAllPurged = false;
        const { seen } = this.#purges;
        const page = await render();
        const isPurged = inFlight.isAllPurged || this.#purges.isOutdated(page.tags, seen);
        if (isPurged && attempt < maxAttempts) continue;
        this.#store(key, page, inFlight.isAllPurged ? never : seen);
        return page;
      }
    } catch (error) {
      const entry = this.#find(key);
      if (entry) entry.failedAt = this.#now();
      throw error;
    }
  }

  #store(key: Key, rendered: PageResponse, seen: number): void {
    // Callers do not bring such pages here. This holds if one does.
    if (rendered.headers['cache-control']?.includes('no-store')) return;
    const bodies = rendered.bodies && { br: ownBytes(rendered.bodies.br) };
    const storedAt = this.#now();
    const stored: NodePage = { page: { ...rendered, bodies }, storedAt, seen };
    this.#keep(key, { ...stored, freshUntil: storedAt + rendered.freshMs, isFromNode: false, failedAt: never });
    if (!rendered.isLongTail && Number.isFinite(seen)) this.#node?.write(key, stored);
  }

  #keep(key: Key, entry: Entry): void {
    const { status, isLongTail } = entry.page;
    const [store, other] =
      status !== 200 || isLongTail ? [this.#longTail, this.#shared] : [this.#shared, this.#longTail];
    other.delete(key);
    // A page larger than the cache is not stored.
    store.set(key, entry);
  }
}
