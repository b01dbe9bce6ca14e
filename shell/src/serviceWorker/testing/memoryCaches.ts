type Asked = string | { url: string };

/** A browser's cache as far as the service worker uses it: answers by address, in the order in which they came. */
class MemoryCache {
  readonly #entries = new Map<string, Response>();
  readonly #origin: string;
  readonly #fetch: typeof fetch;

  constructor(origin: string, fetch: typeof globalThis.fetch) {
    this.#origin = origin;
    this.#fetch = fetch;
  }

  #address(asked: Asked): string {
    return new URL(typeof asked === 'string' ? asked : asked.url, this.#origin).href;
  }

  async match(asked: Asked): Promise<Response | undefined> {
    return this.#entries.get(this.#address(asked))?.clone();
  }

  async put(asked: Asked, response: Response): Promise<void> {
    this.#entries.set(this.#address(asked), response);
  }

  async addAll(addresses: string[]): Promise<void> {
    for (const address of addresses) {
      const response = await this.#fetch(address);
      if (!response.ok) throw new TypeError(`${address} answers ${response.status}`);
      await this.put(address, response);
    }
  }

  async delete(asked: Asked): Promise<boolean> {
    return this.#entries.delete(this.#address(asked));
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
  const match = async (asked: Asked) => {
    for (const cache of caches.values()) {
      const found = await cache.match(asked);
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
