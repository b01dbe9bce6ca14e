import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openReleases } from '@marquee/releases/openReleases.ts';
import type { ReleaseRepository } from '@marquee/releases/ReleaseRepository.ts';
import type { ReleaseSet } from '@marquee/releases/releaseSet.ts';
import { readServerConfig } from '@marquee/server/config.ts';
import type { SiteKey } from '@marquee/shared/domain';
import { Network } from '../network/Network.ts';
import { prepareReleases } from '../network/prepareReleases.ts';

export type BenchSettings = {
  port: number;
  apiPort: number;
  workers: number;
  /** All when absent. */
  sites?: readonly SiteKey[];
  /** Settings of the shell alone. */
  shell?: Record<string, string>;
};

/** A running network on throwaway data, and the releases that its shell follows. */
export type BenchNetwork = {
  network: Network;
  folder: string;
  /** The first live set: the parts as they are in the checkout. */
  set: ReleaseSet;
  releases: ReleaseRepository;
  /** The shell's settings, for programs beside it, as the gate. */
  environment: NodeJS.ProcessEnv;
};

/** Resources that settings name, for example a database, made before the start. */
export type Prepared = {
  /** Of the shell. */
  settings: Record<string, string>;
  /** Of both programs. */
  shared?: Record<string, string>;
  stop: () => Promise<void>;
};

/** One address sends far more impressions than a reader does. */
const apiSettings = { LOG_LEVEL: 'warn', IMPRESSION_LIMIT: '1000000' };

/**
 * Starts a network for one section of the bench, and leaves nothing of it behind.
 */
export async function withNetwork(
  { port, apiPort, workers, sites, shell = {} }: BenchSettings,
  run: (network: BenchNetwork) => Promise<void>,
  prepare: (folder: string) => Promise<Prepared | null> = async () => null,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'marquee-bench-'));
  let network: Network | null = null;
  let releases: ReleaseRepository | null = null;
  let prepared: Prepared | null = null;
  try {
    prepared = await prepare(folder);
    const shellEnvironment = { ...shell, ...prepared?.settings };
    const shared = { ...apiSettings, ...prepared?.shared };
    network = new Network({ port, apiPort, dataFolder: folder, workers, sites, environment: shared, shellEnvironment });
    await network.checkPorts();
    const environment = {
      ...process.env,
      ...prepared?.shared,
      ...shellEnvironment,
      PORT: String(port),
      API_URL: `http://127.0.0.1:${apiPort}`,
      DATA_DIR: folder,
    };
    const api = network.startApi();
    api.catch(() => undefined);
    const set = await prepareReleases(folder, console.log, 'production', environment);
    await api;
    await network.startShell();
    releases = await openReleases(readServerConfig(environment), () => undefined);
    await run({ network, folder, set, releases, environment });
  } finally {
    await releases?.registry.close().catch(() => undefined);
    await network?.stop();
    await prepared?.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
