import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Network } from '@marquee/tools/network/Network.ts';
import { prepareReleases } from '@marquee/tools/network/prepareReleases.ts';
import { connectDatabase, type Database } from '../../api/src/db/connect.ts';
import { runningPostmaster } from '../../api/src/db/embedded/postmaster.ts';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/startEmbeddedPostgres.ts';

/** A network for one test file, which may change its data and kill its parts. */
export type OwnNetwork = {
  /** The api's own database, as psql sees it. */
  db: Database;
  /** Where mails and releases are files. */
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
  const home = path.join(dataFolder, 'postgres');
  // Held here and not by the api, which would start it again when it dies.
  let postgres = await startEmbeddedPostgres(home);
  const environment = { LOG_LEVEL: 'error', DATABASE_URL: postgres.url };
  const network = new Network({ port, apiPort, dataFolder, workers: 2, environment });
  const db = connectDatabase({
    url: postgres.url,
    pool: 1,
    statementTimeoutMs: 5_000,
    connectTimeoutMs: 5_000,
    onIdleError: () => undefined,
  });
  const stop = async () => {
    await db.$client.end();
    await network.stop();
    await postgres.stop();
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await network.checkPorts();
    await Promise.all([
      network.startApi(),
      prepareReleases(dataFolder, () => undefined, 'production', { ...process.env, ...environment }),
    ]);
    await network.startShell();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    db,
    dataFolder,
    killApi: () => void network.processes.find(({ name }) => name === 'api')?.child.kill('SIGKILL'),
    startApi: () => network.startApi(),
    async killDatabase() {
      const pid = await runningPostmaster(path.join(home, 'cluster'));
      if (pid === undefined) throw new Error('No database runs');
      process.kill(pid, 'SIGKILL');
    },
    async startDatabase() {
      await postgres.stop();
      postgres = await startEmbeddedPostgres(home);
    },
    stop,
  };
}
