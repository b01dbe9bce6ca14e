import { type PageConfig, vocalPart } from '@marquee/shared/domain';
import { type ParcelConfigObject, registerApplication, start, triggerAppChange } from 'single-spa';
import { loadRemoteModule } from '../../remotes/federationHost.ts';

type VocalModule = { application: ParcelConfigObject };

let isRegistered = false;

/**
 * Registers the creator platform with single-spa, once. Later calls only check whether it should be shown now.
 * @param config gives the platform the magazines' addresses
 * @param slotId id of the element in which it is mounted; it stays unmounted without such an element
 * @throws when its files do not load
 */
export async function mountVocal(config: PageConfig, slotId: string): Promise<void> {
  const { application } = await loadRemoteModule<VocalModule>(vocalPart.federationName, vocalPart.mounted);
  if (isRegistered) return triggerAppChange().then(() => undefined);
  isRegistered = true;
  registerApplication({
    name: 'vocal',
    app: application,
    customProps: { config },
    // The path alone would mount before the shell has rendered the slot.
    activeWhen: ({ pathname }) => /^\/vocal(\/|$)/.test(pathname) && document.getElementById(slotId) !== null,
  });
  // React Router drives the addresses: single-spa must only watch them.
  start({ urlRerouteOnly: true });
}
