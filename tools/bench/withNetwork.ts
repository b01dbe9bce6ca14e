import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openReleases } from '@marquee/releases/openReleases.ts';
import type { ReleaseRepository } from '@marquee/releases/ReleaseRepository.ts';
import type { ReleaseSet } from '@marquee/releases/releaseSet.ts';
import { readServerConfig } from '@marquee/server/config.ts';
import type { SiteKey } from '@marquee/shared/domain';
import { Network } from '../network/Network.ts';
import { startNetwork } from '../network/startNetwork.ts';

export type BenchSettings = {
  port: number;
  apiPort: number;
  workers: number;
  /** Sites to start. By default, all sites start. */
  sites?: readonly SiteKey[];
  /** False for a network without posts. */
  demoContent?: boolean;
  /** Settings of the shell alone. */
  shell?: Record<string, string>;
};

/** A running network with temporary data, and the releases that its shell follows. */
export type BenchNetwork = {
  network: Network;
  folder: string;
  /** The first live set, which has the parts of the checkout. */
  set: ReleaseSet;
  releases: ReleaseRepository;
  /** The shell's settings, for other programs such as the gate. */
  environment: NodeJS.ProcessEnv;
};

/** Resources that are created before the start and that settings name, for example a database. */
export type Prepared = {
  /** Settings of the shell. */
  settings: Record<string, string>;
  /** Settings of both programs. */
  shared?: Record<string, string>;
  stop: () => Promise<void>;
};

/** Raises the limit, because all impressions of a bench come from one address. */
const apiSettings = { LOG_LEVEL: 'warn', IMPRESSION_LIMIT: '1000000' };

/** Starts a network for one section of the bench, and removes all of it afterwards. */
export async function withNetwork(
  { shell = {}, ...settings }: BenchSettings,
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
    network = new Network({ ...settings, dataFolder: folder, environment: shared, shellEnvironment });
    const environment = {
      ...process.env,
      ...prepared?.shared,
      ...shellEnvironment,
      PORT: String(settings.port),
      API_URL: `http://127.0.0.1:${settings.apiPort}`,
      DATA_DIR: folder,
    };
    const set = await startNetwork(network, { environment, onProgress: console.log });
    releases = await openReleases(readServerConfig(environment), () => undefined);
    await run({ network, folder, set, releases, environment });
  } finally {
    await releases?.registry.close().catch(() => undefined);
    await network?.stop();
    await prepared?.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
