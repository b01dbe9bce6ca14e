import { type ParcelConfigObject, registerApplication, start, triggerAppChange } from 'single-spa';
import { loadRemoteModule } from './federationHost.ts';
import { vocalSlotId } from './VocalSlot.tsx';
import { vocalModule } from './vocalModule.ts';

type VocalModule = { application: ParcelConfigObject };

let isRegistered = false;

/**
 * Registers the creator platform with single-spa, once; later calls only look whether it should be shown now.
 * @throws when its files cannot be had
 */
export async function mountVocal(): Promise<void> {
  const { application } = await loadRemoteModule<VocalModule>(vocalModule.remote, vocalModule.expose);
  if (isRegistered) return triggerAppChange().then(() => undefined);
  isRegistered = true;
  registerApplication({
    name: 'vocal',
    app: application,
    // The path alone would mount before the shell has rendered the slot.
    activeWhen: ({ pathname }) => /^\/vocal(\/|$)/.test(pathname) && document.getElementById(vocalSlotId) !== null,
  });
  // React Router drives the addresses: single-spa must only watch them.
  start({ urlRerouteOnly: true });
}
