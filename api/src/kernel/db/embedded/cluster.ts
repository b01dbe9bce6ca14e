import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chown, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { isAlive } from './leases.ts';
import type { ServerAccount } from './serverAccount.ts';

const run = promisify(execFile);

/** Name of the superuser, which only starts and maintains the server. */
export const superuser = 'marquee';
/** Name of the database that the product uses. */
export const embeddedName = 'marquee';
/** The product's role. It owns the database, so it can migrate, but it is not a superuser. */
export const productRole = 'marquee_product';

/** Creates a directory that the server's account owns. */
export async function makeServerDirectory(path: string, account: ServerAccount): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  if (account.ids.uid !== undefined) await chown(path, account.ids.uid, account.ids.gid);
}

/**
 * Creates the cluster unless it exists. The cluster is created under another name and renamed when complete. A killed
 * process, or two processes that start at once, therefore never leave half a cluster.
 * @param durable false for throwaway servers, which flush nothing to the disk
 */
export async function ensureCluster(
  cluster: string,
  binaries: Binaries,
  account: ServerAccount,
  durable: boolean,
): Promise<void> {
  if (await clusterExists(cluster)) return;
  await clearUnfinished(cluster);
  const unfinished = `${cluster}.${process.pid}-${randomUUID()}.tmp`;
  await makeServerDirectory(unfinished, account);
  try {
    const [command = '', ...args] = [
      ...account.prefix,
      binaries.initdb,
      `--pgdata=${unfinished}`,
      `--username=${superuser}`,
      '--auth=trust',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-locale',
      ...(durable ? [] : ['--no-sync']),
    ];
    await run(command, args, { ...account.ids, env: { ...process.env, LC_ALL: 'C' } });
    await rename(unfinished, cluster).catch(async (error: unknown) => {
      if (!(await clusterExists(cluster))) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** Removes the unfinished clusters of killed processes. */
async function clearUnfinished(cluster: string): Promise<void> {
  const prefix = `${basename(cluster)}.`;
  for (const name of await readdir(dirname(cluster))) {
    const isLeft =
      name.startsWith(prefix) && name.endsWith('.tmp') && !isAlive(Number.parseInt(name.slice(prefix.length), 10));
    if (isLeft) await rm(join(dirname(cluster), name), { recursive: true, force: true });
  }
}

async function clusterExists(cluster: string): Promise<boolean> {
  return readFile(join(cluster, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
}
