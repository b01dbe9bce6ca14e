import { mountedPartAt, type PageConfig, type Part, parts } from '@marquee/shared/domain';
import { addErrorHandler, type ParcelConfigObject, registerApplication, start, triggerAppChange } from 'single-spa';
import { loadRemoteModule } from '../../remotes/federationHost.ts';

type MountedModule = { application: ParcelConfigObject };

let isRegistered = false;
let reportFailure: (error: Error) => void;

/** Registers the application of a part. Its files load when its path is visited. */
function register({ name, federationName, mounted }: Part, config: PageConfig, slotId: string): void {
  if (!federationName || !mounted) return;
  registerApplication({
    name,
    app: async () => (await loadRemoteModule<MountedModule>(federationName, mounted.expose)).application,
    customProps: { config },
    // Also checks the slot. Otherwise, an application would be mounted before the shell has rendered the slot.
    activeWhen: ({ pathname }) => mountedPartAt(pathname) === name && document.getElementById(slotId) !== null,
  });
}

/**
 * Registers the applications of the creator platform with single-spa, once. Later calls only check which one should be shown now.
 * @param config gives the applications the magazines' addresses
 * @param slotId id of the element in which they are mounted. Without this element, they are not mounted
 * @param onFailure called when the files of an application do not load, or when it cannot be mounted
 */
export async function mountVocal(config: PageConfig, slotId: string, onFailure: (error: Error) => void): Promise<void> {
  reportFailure = onFailure;
  if (isRegistered) return triggerAppChange().then(() => undefined);
  isRegistered = true;
  addErrorHandler((error) => reportFailure(error));
  for (const part of parts) register(part, config, slotId);
  // React Router changes the addresses, so single-spa must only watch them.
  start({ urlRerouteOnly: true });
}
