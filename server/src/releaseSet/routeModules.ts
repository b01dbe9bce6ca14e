import { neededModules } from '@marquee/releases/gate/neededModules.ts';
import type { Manifest } from '@marquee/releases/manifest.ts';
import { parts } from '@marquee/shared/domain';

/** Lists the modules of a release set that render pages on the server, in an order that depends on the set alone. */
export function routeModules(manifests: readonly Manifest[]): string[] {
  const mounted = parts.map(({ federationName, mounted: application }) => `${federationName}/${application?.expose}`);
  return neededModules(manifests).filter((module) => !mounted.includes(module));
}

/**
 * Loads modules one after another. styled-components numbers components in the order in which modules are loaded, so workers that load the
 * modules in the same order make the same page with the same ETag. Skips a module that fails to load, because the request for its page
 * reports the error.
 */
export async function loadInOrder(modules: readonly string[], load: (name: string) => Promise<unknown>): Promise<void> {
  for (const name of modules) await load(name).catch(() => undefined);
}
