import type { PageRelease } from '../app/pageData.ts';
import { registerRemotes } from '../remotes/federationHost.ts';

declare global {
  /** Integrity by path: the chunk loader of every part reads it (see scripts/build/ChunkIntegrityPlugin.ts). */
  var marqueeIntegrity: Record<string, string> | undefined;
}

/** Registers the remotes that the page was rendered with, and gives each of their scripts its integrity. */
export function registerPageRemotes(release: PageRelease): void {
  globalThis.marqueeIntegrity = release.integrity;
  registerRemotes(release.remotes, {
    name: 'page-remotes',
    createScript: ({ url }) => {
      const script = document.createElement('script');
      script.src = url;
      script.integrity = release.integrity[new URL(url, location.href).pathname] ?? '';
      return script;
    },
  });
}
