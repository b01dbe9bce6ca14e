import { execFile, spawn } from 'node:child_process';
import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isAlive } from './leases.ts';
import type { ServerAccount } from './serverAccount.ts';

const run = promisify(execFile);

/** Settings of a server for one machine; `durable: false` trades safety against a crash for speed. */
export type PostmasterOptions = {
  program: string;
  cluster: string;
  sockets: string;
  log: string;
  account: ServerAccount;
  durable: boolean;
};

/** A server process that was started here; `exited` turns true when it ends. */
export type Postmaster = { exited: boolean };

/**
 * Starts `postgres` in its own session, so that Ctrl-C stops the api and not the server. The server listens on a Unix
 * socket only.
 */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: options.sockets,
    unix_socket_permissions: '0700',
    max_connections: '60',
    jit: 'off',
    ...(options.durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const [command = '', ...args] = [
    ...options.account.prefix,
    options.program,
    '-D',
    options.cluster,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const log = await open(options.log, 'w', 0o600);
  try {
    const child = spawn(command, args, {
      ...options.account.ids,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      env: { ...process.env, LC_ALL: 'C' },
    });
    const state: Postmaster = { exited: false };
    child.once('exit', () => {
      state.exited = true;
    });
    child.once('error', () => {
      state.exited = true;
    });
    child.unref();
    return state;
  } finally {
    await log.close();
  }
}

/** Process id of the server that runs on the cluster, or undefined. */
export async function runningPostmaster(cluster: string): Promise<number | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  return isAlive(pid) && (await isPostgres(pid)) ? pid : undefined;
}

/**
 * Removes a lock file whose number now belongs to some other program, as happens after a container restarts. PostgreSQL
 * itself clears the file when no process has the number.
 */
export async function clearForeignLock(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  if (isAlive(pid) && !(await isPostgres(pid))) await rm(file, { force: true });
}

/**
 * Stops the server with a fast shutdown, which rolls back open transactions. Resolves once all data is on disk, or if
 * the server has already exited.
 */
export async function stopPostmaster(pid: number, timeoutMs = 30_000): Promise<void> {
  try {
    process.kill(pid, 'SIGINT');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return;
    throw error;
  }
  const deadline = Date.now() + timeoutMs;
  while (isAlive(pid)) {
    if (Date.now() > deadline) throw new Error(`PostgreSQL (process ${pid}) did not stop within ${timeoutMs} ms.`);
    await sleep(20);
  }
}

async function isPostgres(pid: number): Promise<boolean> {
  if (process.platform === 'linux') {
    const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
    return name.trim() === 'postgres';
  }
  const found = await run('ps', ['-p', String(pid), '-o', 'comm=']).catch(() => ({ stdout: '' }));
  return found.stdout.trim().endsWith('postgres');
}
