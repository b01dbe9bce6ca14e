import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Network } from '@marquee/tools/network/Network.ts';
import { ports } from '../network/addresses.ts';

/** Starts an api with the demo network, on throwaway data: the gate renders against it, and needs no shell. */
export default async function startApi(): Promise<() => Promise<void>> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'marquee-e2e-gate-api-'));
  const network = new Network({
    port: ports.production,
    apiPort: ports.api,
    dataFolder,
    workers: 1,
    environment: { LOG_LEVEL: 'warn' },
  });
  const stop = async () => {
    await network.stop();
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 });
  };
  await network.startApi().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return stop;
}
