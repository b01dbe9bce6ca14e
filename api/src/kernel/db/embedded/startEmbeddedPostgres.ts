import { chmod, mkdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { passableFolder } from '../../config/keepDataPrivate.ts';
import { findBinaries } from './binaries.ts';
import { embeddedName, ensureCluster, productRole, superuser } from './cluster.ts';
import { ensureOwner } from './ensureOwner.ts';
import { takeLease } from './leases.ts';
import {
  clearForeignLock,
  type Postmaster,
  type PostmasterOptions,
  runningPostmaster,
  startPostmaster,
  stopPostmaster,
} from './postmaster.ts';
import type { RestartOutcome } from './RestartOutcome.ts';
import { chooseServerAccount } from './serverAccount.ts';
import { socketDirectory } from './socketDirectory.ts';
import { supervise } from './supervise.ts';

export type EmbeddedPostgres = {
  /** Connection string of the product's database, for the product's role. */
  url: string;
  /** Connection string of another database of the same server, for the same role. */
  urlOf(database: string): string;
  /**
   * Connection string of another database for the superuser. Use it to create databases, and never with caller input.
   */
  superuserUrlOf(database: string): string;
  /** Leaves the server; the last process that leaves stops it (fast shutdown). Safe to call twice. */
  stop(): Promise<void>;
};

/**
 * Runs PostgreSQL from npm packages, with its data in `home`, or attaches to the server that runs there already (also
 * one whose starter was killed).
 * @param home directory of the data, the socket and the log; created when missing.
 * @param durable false for throwaway servers in tests.
 * @param onRestart when given, a server that dies is restarted, and this is called with the outcome.
 * @throws Error with the end of the server's log when it does not come up.
 */
export async function startEmbeddedPostgres(
  home: string,
  { durable = true, onRestart }: { durable?: boolean; onRestart?: (outcome: RestartOutcome) => void } = {},
): Promise<EmbeddedPostgres> {
  const directory = resolve(home);
  await mkdir(directory, { recursive: true });
  await chmod(directory, passableFolder).catch(() => undefined);
  const binaries = await findBinaries();
  const cluster = join(directory, 'cluster');
  const account = await chooseServerAccount(binaries.postgres, cluster);
  await ensureCluster(cluster, binaries, account, durable);
  const sockets = await socketDirectory(directory, account);
  const lease = await takeLease(join(directory, 'leases'));
  const urlFor = (role: string) => (database: string) =>
    `postgresql://${role}@${encodeURIComponent(sockets)}:5432/${database}`;
  const superuserUrlOf = urlFor(superuser);
  const urlOf = urlFor(productRole);
  const log = join(directory, 'server.log');

  const start = () =>
    startAndWait(superuserUrlOf('postgres'), { program: binaries.postgres, cluster, sockets, log, account, durable });
  try {
    await start();
    await ensureDatabase(superuserUrlOf('postgres'));
    await ensureOwner(superuserUrlOf(embeddedName));
  } catch (error) {
    await lease.release();
    throw error;
  }

  const watch = onRestart && supervise(cluster, start, onRestart);
  let stopped: Promise<void> | undefined;
  const release = async () => {
    await watch?.stop();
    const last = await lease.release();
    const pid = last ? await runningPostmaster(cluster) : undefined;
    if (pid !== undefined) await stopPostmaster(pid);
  };
  return {
    url: urlOf(embeddedName),
    urlOf,
    superuserUrlOf,
    stop() {
      stopped ??= release();
      return stopped;
    },
  };
}

/** Recovery after a crash can take a while. */
const startTimeoutMs = 60_000;
const startAttempts = 3;

async function startAndWait(url: string, options: PostmasterOptions): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  let postmaster: Postmaster | undefined;
  let attempts = 0;
  while (!(await acceptsConnections(url))) {
    const idle = postmaster === undefined || postmaster.exited;
    if (idle && (await runningPostmaster(options.cluster)) === undefined) {
      if (attempts === startAttempts) throw await startError('does not start', options.log);
      attempts += 1;
      await clearForeignLock(options.cluster);
      postmaster = await startPostmaster(options);
    }
    if (Date.now() > deadline) throw await startError(`did not answer within ${startTimeoutMs} ms`, options.log);
    await sleep(25);
  }
}

async function acceptsConnections(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // A server that stops during the connect also emits an `error` event. The rejected connect is enough.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [embeddedName]);
    if (found.rowCount === 0) {
      await client.query(`create database ${embeddedName}`).catch((error: { code?: string }) => {
        // Another process created the database first.
        if (error.code !== '42P04' && error.code !== '23505') throw error;
      });
    }
  } finally {
    await client.end();
  }
}

async function startError(what: string, log: string): Promise<Error> {
  const text = await readFile(log, 'utf8').catch(() => '');
  const end = text.trimEnd().split('\n').slice(-8).join('\n');
  return new Error(`The embedded PostgreSQL ${what}. The end of ${log}:\n${end}`);
}
