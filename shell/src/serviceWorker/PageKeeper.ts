import { cacheNames } from './cacheNames.ts';

/** Maximum pages and files that are stored. The oldest are deleted first. */
const maxPages = 30;
const maxAssets = 150;

const offlinePath = '/offline';

/** Paths that the service worker never handles: the api, and everything of an account. */
const foreignPaths = /^\/(api|res|vocal|auth)(\/|$)/;

type KeeperParts = { caches: CacheStorage; fetch: typeof fetch; origin: string };

/**
 * Keeps pages that a reader visited, with the files that they were rendered with, and serves them without a connection.
 */
export class PageKeeper {
  readonly #parts: KeeperParts;

  constructor(parts: KeeperParts) {
    this.#parts = parts;
  }

  /** Fetches the offline page and its files. @throws when one of them does not load */
  async prepare(): Promise<void> {
    const { caches, fetch } = this.#parts;
    const response = await fetch(offlinePath);
    if (!isKeepable(response)) throw new Error(`The offline page answers ${response.status}`);
    const html = await response.clone().text();
    await caches.delete(cacheNames.offline);
    const cache = await caches.open(cacheNames.offline);
    await cache.addAll(assetsOf(html));
    await cache.put(offlinePath, response);
  }

  /** Deletes entries of worker versions that stored another form. */
  async tidy(): Promise<void> {
    const { caches } = this.#parts;
    const current: readonly string[] = Object.values(cacheNames);
    for (const name of await caches.keys()) if (!current.includes(name)) await caches.delete(name);
  }

  /** Kind of a request that this worker handles, or null. */
  concerns({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>): 'page' | 'asset' | null {
    const { origin, pathname } = new URL(url);
    if (method !== 'GET' || origin !== this.#parts.origin) return null;
    if (mode === 'navigate') return foreignPaths.test(pathname) ? null : 'page';
    return pathname.startsWith('/assets/') ? 'asset' : null;
  }

  /**
   * Returns a page from the network. Without a connection, returns the stored page, or else the offline page.
   * @param keep gets the work of keeping the page; the response does not wait for it
   */
  async page(request: Request, preloaded: Promise<Response | undefined>, keep: (work: Promise<unknown>) => void) {
    const { caches, fetch } = this.#parts;
    try {
      const response = (await preloaded) ?? (await fetch(request));
      if (isKeepable(response)) keep(this.#keep(request.url, response.clone()));
      return response;
    } catch {
      const pages = await caches.open(cacheNames.pages);
      const offline = await caches.open(cacheNames.offline);
      const stored = (await pages.match(request.url, { ignoreVary: true })) ?? (await offline.match(offlinePath));
      return stored ?? Response.error();
    }
  }

  /** Returns the stored file of a release, or fetches and stores it. */
  async asset(request: Request, keep: (work: Promise<unknown>) => void): Promise<Response> {
    const { caches, fetch } = this.#parts;
    const stored = await caches.match(request.url, { ignoreVary: true });
    if (stored) return stored;
    const response = await fetch(request);
    if (isLasting(response)) keep(this.#keepAsset(request.url, response.clone()));
    return response;
  }

  /** Keeps a page that the reader reached without loading a document. */
  async save(address: string): Promise<void> {
    const { fetch, origin } = this.#parts;
    const url = new URL(address, origin);
    if (url.origin !== origin || foreignPaths.test(url.pathname)) return;
    url.hash = '';
    const response = await fetch(url.href);
    if (isKeepable(response)) await this.#keep(url.href, response);
  }

  async #keep(url: string, response: Response): Promise<void> {
    const { caches, fetch, origin } = this.#parts;
    if (new URL(url).pathname === offlinePath) return;
    const html = await response.clone().text();
    await put(await caches.open(cacheNames.pages), url, response, maxPages);
    for (const path of assetsOf(html)) {
      const address = origin + path;
      if (await caches.match(address, { ignoreVary: true })) continue;
      const asset = await fetch(address);
      if (isLasting(asset)) await this.#keepAsset(address, asset);
    }
  }

  async #keepAsset(url: string, response: Response): Promise<void> {
    await put(await this.#parts.caches.open(cacheNames.assets), url, response, maxAssets);
  }
}

/** Puts an entry last, and drops the first ones when there are too many. */
async function put(cache: Cache, url: string, response: Response, max: number): Promise<void> {
  await cache.delete(url, { ignoreVary: true });
  await cache.put(url, response);
  const entries = await cache.keys();
  for (const entry of entries.slice(0, Math.max(0, entries.length - max)))
    await cache.delete(entry, { ignoreVary: true });
}

/**
 * True for a successful page that is the same for all readers. A redirected response is excluded, because browsers
 * reject it as the response to a navigation.
 */
function isKeepable({ status, redirected, headers }: Response): boolean {
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  const isPublic = !/no-store|private/.test(headers.get('cache-control') ?? '');
  return status === 200 && !redirected && isPage && isPublic;
}

function isLasting({ status, headers }: Response): boolean {
  return status === 200 && /immutable/.test(headers.get('cache-control') ?? '');
}

/** Paths of the files that a page's head names: its scripts and fonts, of the very release that rendered it. */
function assetsOf(html: string): string[] {
  const [head = ''] = html.split('<body', 1);
  return [...new Set(head.match(/\/assets\/[\w./-]+\.(?:js|woff2|svg)/g) ?? [])];
}
