type RequestLike = string | { url: string };

/** A browser's cache as far as the service worker uses it: answers by address, in the order in which they came. */
class MemoryCache {
  readonly #entries = new Map<string, Response>();
  readonly #origin: string;
  readonly #fetch: typeof fetch;

  constructor(origin: string, fetch: typeof globalThis.fetch) {
    this.#origin = origin;
    this.#fetch = fetch;
  }

  #address(request: RequestLike): string {
    return new URL(typeof request === 'string' ? request : request.url, this.#origin).href;
  }

  async match(request: RequestLike): Promise<Response | undefined> {
    return this.#entries.get(this.#address(request))?.clone();
  }

  async put(request: RequestLike, response: Response): Promise<void> {
    this.#entries.set(this.#address(request), response);
  }

  async addAll(addresses: string[]): Promise<void> {
    for (const address of addresses) {
      const response = await this.#fetch(address);
      if (!response.ok) throw new TypeError(`${address} answers ${response.status}`);
      await this.put(address, response);
    }
  }

  async delete(request: RequestLike): Promise<boolean> {
    return this.#entries.delete(this.#address(request));
  }

  async keys(): Promise<{ url: string }[]> {
    return [...this.#entries.keys()].map((url) => ({ url }));
  }
}

/** A `CacheStorage` in memory, for tests. */
export function memoryCaches(origin: string, fetch: typeof globalThis.fetch): CacheStorage {
  const caches = new Map<string, MemoryCache>();
  const open = async (name: string) => {
    const cache = caches.get(name) ?? new MemoryCache(origin, fetch);
    caches.set(name, cache);
    return cache;
  };
  const match = async (request: RequestLike) => {
    for (const cache of caches.values()) {
      const found = await cache.match(request);
      if (found) return found;
    }
    return undefined;
  };
  const storage = {
    open,
    match,
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
  };
  return storage as unknown as CacheStorage;
}
