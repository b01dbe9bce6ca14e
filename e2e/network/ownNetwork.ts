import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Network } from '@marquee/tools/network/Network.ts';
import { OwnPostgres } from '@marquee/tools/network/OwnPostgres.ts';
import { startNetwork } from '@marquee/tools/network/startNetwork.ts';
import { connectDatabase, type Database } from '../../api/src/kernel/db/connect.ts';

/** A network for one test file, which may change its data and kill its parts. */
export type OwnNetwork = {
  /** The api's own database, as psql sees it. */
  db: Database;
  /** Folder in which emails and releases are files. */
  dataFolder: string;
  /** Ends the api without warning. */
  killApi(): void;
  startApi(): Promise<void>;
  /** Ends the database server without warning. */
  killDatabase(): Promise<void>;
  startDatabase(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts a network with two workers on throwaway data. */
export async function startOwnNetwork(port: number, apiPort: number): Promise<OwnNetwork> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'marquee-e2e-own-'));
  const postgres = new OwnPostgres();
  const url = await postgres.start(path.join(dataFolder, 'postgres'));
  const environment = { LOG_LEVEL: 'error', DATABASE_URL: url };
  const network = new Network({ port, apiPort, dataFolder, workers: 2, environment });
  const db = connectDatabase({
    url,
    pool: 1,
    statementTimeoutMs: 15_000,
    connectTimeoutMs: 15_000,
    onIdleError: () => undefined,
  });
  const stop = async () => {
    await db.$client.end();
    await network.stop();
    await postgres.stop();
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await startNetwork(network, { environment: { ...process.env, ...environment } });
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    db,
    dataFolder,
    killApi: () => network.kill('api'),
    startApi: () => network.startApi(),
    killDatabase: () => postgres.kill(),
    startDatabase: () => postgres.startAgain(),
    stop,
  };
}
