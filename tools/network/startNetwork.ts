import type { ReleaseSet } from '@marquee/releases/releaseSet.ts';
import type { Network } from './Network.ts';
import { prepareReleases } from './prepareReleases.ts';

/**
 * Starts a network with the checkout's releases: builds the parts while the api starts, and then starts the server.
 * @param environment settings of the server, for the registry and the storage of releases
 * @returns the set that is live
 */
export async function startNetwork(
  network: Network,
  environment: NodeJS.ProcessEnv = process.env,
  onProgress: (sentence: string) => void = () => undefined,
): Promise<ReleaseSet> {
  await network.checkPorts();
  const api = network.startApi();
  // The build may fail first. The failure of the api is then still handled.
  api.catch(() => undefined);
  const set = await prepareReleases(network.settings.dataFolder, onProgress, 'production', environment);
  await api;
  await network.startShell();
  return set;
}
