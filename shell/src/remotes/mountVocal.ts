import { type PageConfig, vocalPart } from '@marquee/shared/domain';
import { type ParcelConfigObject, registerApplication, start, triggerAppChange } from 'single-spa';
import { loadRemoteModule } from './federationHost.ts';
import { vocalSlotId } from './vocalSlotId.ts';

type VocalModule = { application: ParcelConfigObject };

let isRegistered = false;

/**
 * Registers the creator platform with single-spa, once; later calls only look whether it should be shown now.
 * @param config of the page, for the platform to know where the magazines are
 * @throws when its files cannot be had
 */
export async function mountVocal(config: PageConfig): Promise<void> {
  const { application } = await loadRemoteModule<VocalModule>(vocalPart.federationName, vocalPart.mounted);
  if (isRegistered) return triggerAppChange().then(() => undefined);
  isRegistered = true;
  registerApplication({
    name: 'vocal',
    app: application,
    customProps: { config },
    // The path alone would mount before the shell has rendered the slot.
    activeWhen: ({ pathname }) => /^\/vocal(\/|$)/.test(pathname) && document.getElementById(vocalSlotId) !== null,
  });
  // React Router drives the addresses: single-spa must only watch them.
  start({ urlRerouteOnly: true });
}
