import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openReleases } from '@marquee/releases/openReleases.ts';
import type { ReleaseRepository } from '@marquee/releases/ReleaseRepository.ts';
import { liveSet } from '@marquee/releases/registry/registryState.ts';
import { readServerConfig } from '@marquee/server/config.ts';
import type { Network } from '../network/Network.ts';
import { NodePair } from '../network/NodePair.ts';
import type { BenchNetwork } from './withNetwork.ts';

type PairSettings = {
  /** Of each node: its server's and its api's. */
  ports: readonly (readonly [port: number, apiPort: number])[];
  workers: number;
};

/** Starts two nodes on one database and one bucket for a section of the bench, and leaves nothing of them behind. `network` is the first. */
export async function withNodePair(
  { ports, workers }: PairSettings,
  run: (network: BenchNetwork & { second: Network }) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'marquee-bench-'));
  let pair: NodePair | null = null;
  let releases: ReleaseRepository | null = null;
  try {
    pair = await NodePair.start({
      ...{ folder, ports, workers },
      environment: { LOG_LEVEL: 'warn', IMPRESSION_LIMIT: '1000000' },
    });
    const environment = pair.environmentOf(0);
    releases = await openReleases(readServerConfig(environment), () => undefined);
    const set = liveSet(await releases.registry.read());
    if (!set) throw new Error('The pair has no live set');
    const network = pair.node(0);
    const { dataFolder } = network.settings;
    await run({ network, folder: dataFolder, set, releases, environment, second: pair.node(1) });
  } finally {
    await releases?.registry.close().catch(() => undefined);
    await pair?.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
