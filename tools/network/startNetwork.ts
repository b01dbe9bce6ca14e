import type { ReleaseSet } from '@marquee/releases/releaseSet.ts';
import type { BuildMode } from '../bundler/webpackBase.ts';
import type { Network } from './Network.ts';
import { prepareReleases } from './prepareReleases.ts';

export type StartOptions = {
  /** Settings of the server, for the registry and the storage of releases. */
  environment?: NodeJS.ProcessEnv;
  onProgress?: (sentence: string) => void;
  /** Whether React's development build goes into the releases. */
  mode?: BuildMode;
  /** The network whose data folder the api uses, if it is another one than the server's. */
  apiNetwork?: Network;
  /** Runs once the api answers and the releases are live, before the server starts. */
  beforeServer?: () => Promise<void>;
};

/**
 * Starts a network with the checkout's releases: builds the parts while the api starts, and then starts the server.
 * @returns the set that is live
 * @throws StartError if a port is taken, or if a program does not start
 */
export async function startNetwork(network: Network, options: StartOptions = {}): Promise<ReleaseSet> {
  const {
    environment = process.env,
    onProgress = () => undefined,
    mode = 'production',
    apiNetwork = network,
  } = options;
  await network.checkPorts();
  const api = apiNetwork.startApi().then(() => onProgress('The api is up'));
  // The build may fail first. The failure of the api is then still handled.
  api.catch(() => undefined);
  const set = await prepareReleases(network.settings.dataFolder, onProgress, mode, environment);
  await api;
  await options.beforeServer?.();
  await network.startShell();
  return set;
}
