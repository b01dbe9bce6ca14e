import { registerRemotes } from '../remotes/federationHost.ts';
import type { PageRelease, PageRemote } from '../serverContract.ts';

/** Milliseconds after which a remote's file counts as missing. */
const timeoutMs = 10_000;

declare global {
  /** Integrity hashes by path. The chunk loader of each part reads them (tools/bundler/ChunkIntegrityPlugin.ts). */
  var marqueeIntegrity: Record<string, string> | undefined;
  /** Returns the address for the next request of a script. The same loader calls this function. */
  var marqueeAddress: ((url: string) => string) | undefined;
}

/**
 * Registers the remotes that the page was rendered with. Each of their scripts gets its integrity. The page contains
 * the hashes of the files of its own module. The hashes for other modules come from the list of their remote.
 */
export function registerPageRemotes({ remotes, routeModule, integrity }: PageRelease): void {
  const hashes: Record<string, string> = { ...integrity };
  const files = new RemoteFiles(hashes);
  globalThis.marqueeIntegrity = hashes;
  globalThis.marqueeAddress = (url) => files.addressOf(url);

  registerRemotes(remotes, {
    name: 'page-remotes',
    async beforeRequest(request) {
      const [name = '', expose = ''] = request.id.split('/');
      const remote = remotes.find((candidate) => candidate.name === name);
      // A dev server has no integrity, and its files have other names.
      if (!remote?.integrity) return request;
      const hashesRead = files.readHashes(remote);
      // The hashes of a module that loads later, such as a lightbox, are fetched while its files load.
      if (request.id !== routeModule) {
        files.prefetch(remote, expose);
        await hashesRead;
      }
      return request;
    },
    createScript: ({ url }) => {
      const script = document.createElement('script');
      script.src = files.addressOf(url);
      script.integrity = hashes[new URL(url, location.href).pathname] ?? '';
      return { script, timeout: timeoutMs };
    },
  });
}

/** Knows the addresses of the remotes' files, and adds the files' hashes to the page's hashes. */
class RemoteFiles {
  readonly #hashes: Record<string, string>;
  readonly #requested = new Set<string>();
  readonly #prefetched = new Set<string>();
  readonly #lists = new Map<string, Promise<void>>();

  constructor(hashes: Record<string, string>) {
    this.#hashes = hashes;
  }

  /**
   * Returns the URL itself for the first attempt, and another address for each further attempt. With the same address,
   * a new attempt could wait for a hanging first attempt, or get a cached copy.
   */
  addressOf(url: string): string {
    const address = this.#requested.has(url) ? `${url}?${Date.now()}` : url;
    this.#requested.add(url);
    return address;
  }

  /**
   * Fetches the files of a module in parallel, because federation requests them one by one. The browser then has them.
   */
  prefetch({ entry }: PageRemote, expose: string): void {
    for (const file of [entry, entry.replace(/[^/]+$/, `expose_${expose}.js`)]) {
      if (!this.#prefetched.has(file) && !this.#requested.has(file)) void fetch(file).catch(() => undefined);
      this.#prefetched.add(file);
    }
  }

  /** Adds the hashes of a remote's files. Its list is fetched once, and again if the fetch failed. */
  readHashes(remote: PageRemote): Promise<void> {
    const list = this.#lists.get(remote.name) ?? this.#fetchList(remote);
    this.#lists.set(remote.name, list);
    list.catch(() => this.#lists.delete(remote.name));
    return list;
  }

  async #fetchList({ name, version, entry, integrity }: PageRemote): Promise<void> {
    const folder = entry.replace(/[^/]+$/, '');
    const response = await fetch(`${folder}integrity.json`, {
      integrity: integrity ?? '',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`${name}@${version} has no list of its files: ${response.status}`);
    for (const [file, hash] of Object.entries((await response.json()) as Record<string, string>)) {
      this.#hashes[folder + file] = hash;
    }
  }
}
