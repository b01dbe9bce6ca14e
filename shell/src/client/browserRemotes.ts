import { registerRemotes } from '../remotes/federationHost.ts';
import type { PageRelease } from '../serverContract.ts';

/** Milliseconds after which a remote's file counts as missing. */
const timeoutMs = 10_000;

declare global {
  /** Integrity by path: the chunk loader of every part reads it (see tools/bundler/ChunkIntegrityPlugin.ts). */
  var marqueeIntegrity: Record<string, string> | undefined;
  /** The address of a script this time: the same loader calls it. */
  var marqueeAddress: ((url: string) => string) | undefined;
}

/**
 * Registers the remotes that the page was rendered with, and gives each of their scripts its integrity. The page names the hashes
 * that it needs itself; before another module is loaded, those of its remote are fetched, once, held to the hash in the page.
 */
export function registerPageRemotes({ remotes, routeModule, integrity }: PageRelease): void {
  const hashes: Record<string, string> = { ...integrity };
  globalThis.marqueeIntegrity = hashes;

  const requested = new Set<string>();
  // A second attempt at the same address would join the first if that hangs, and get a cached copy on the way.
  const addressOf = (url: string) => {
    const address = requested.has(url) ? `${url}?${Date.now()}` : url;
    requested.add(url);
    return address;
  };
  globalThis.marqueeAddress = addressOf;

  const learnt = new Map<string, Promise<void>>();
  async function learn(name: string): Promise<void> {
    const remote = remotes.find((candidate) => candidate.name === name);
    if (!remote?.integrity) return;
    const folder = remote.entry.replace(/[^/]+$/, '');
    const response = await fetch(`${folder}integrity.json`, {
      integrity: remote.integrity,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`${name}@${remote.version} has no list of its files: ${response.status}`);
    for (const [file, hash] of Object.entries((await response.json()) as Record<string, string>)) {
      hashes[folder + file] = hash;
    }
  }

  const hurried = new Set<string>();
  /**
   * Fetches the files of a module in parallel: the browser has them when they are requested one by one, as they must
   * be.
   */
  function hurry(name: string, expose: string): void {
    const remote = remotes.find((candidate) => candidate.name === name);
    // A dev server has files of other names.
    if (!remote?.integrity) return;
    for (const file of [remote.entry, remote.entry.replace(/[^/]+$/, `expose_${expose}.js`)]) {
      if (!hurried.has(file) && !requested.has(file)) void fetch(file).catch(() => undefined);
      hurried.add(file);
    }
  }

  registerRemotes(remotes, {
    name: 'page-remotes',
    async beforeRequest(request) {
      const [name = '', expose = ''] = request.id.split('/');
      const learning = learnt.get(name) ?? learn(name);
      learnt.set(name, learning);
      learning.catch(() => learnt.delete(name));
      // The page names the files of its module; those it loads later, as a lightbox, are learnt meanwhile.
      if (request.id !== routeModule) {
        hurry(name, expose);
        await learning;
      }
      return request;
    },
    createScript: ({ url }) => {
      const script = document.createElement('script');
      script.src = addressOf(url);
      script.integrity = hashes[new URL(url, location.href).pathname] ?? '';
      return { script, timeout: timeoutMs };
    },
  });
}
