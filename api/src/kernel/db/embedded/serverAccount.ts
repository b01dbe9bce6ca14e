import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Account and command for starting PostgreSQL, which refuses to run as root. */
export type ServerAccount = {
  /** Options for `spawn`. Empty if the current user can run the server. */
  ids: { uid: number; gid: number } | Record<string, never>;
  /** Command and arguments to put in front of the program. */
  prefix: readonly string[];
};

const ownAccount: ServerAccount = { ids: {}, prefix: [] };

/**
 * Starts PostgreSQL in a user namespace. The file system still treats the process as root, but PostgreSQL sees another
 * user. This also works below directories that only root may enter.
 */
const namespaceAccount: ServerAccount = {
  ids: {},
  prefix: ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'],
};

/**
 * Chooses the account of the server. The owner of an existing cluster runs it. Otherwise root switches to the system
 * user `nobody`, or to a user namespace if `nobody` cannot reach the files.
 * @param cluster path of the data directory; its parent must exist.
 * @throws Error when running as root and no account can reach both the program and the data.
 */
export async function chooseServerAccount(program: string, cluster: string): Promise<ServerAccount> {
  if (process.getuid?.() !== 0) return ownAccount;

  const owner = await stat(cluster).catch(() => undefined);
  const candidates = owner
    ? [owner.uid === 0 ? namespaceAccount : { ids: { uid: owner.uid, gid: owner.gid }, prefix: [] }]
    : [...(await nobodyAccount()), namespaceAccount];

  for (const account of candidates) {
    if (
      (await succeeds(account, program, ['--version'])) &&
      (await succeeds(account, 'test', ['-x', dirname(cluster)]))
    )
      return account;
  }
  throw new Error(
    `PostgreSQL does not run as root, and no other account can reach ${cluster}: ` +
      'start as an ordinary user, move the data with DATA_DIR, or set DATABASE_URL.',
  );
}

async function nobodyAccount(): Promise<ServerAccount[]> {
  try {
    const [uid, gid] = await Promise.all(
      ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'nobody'])).stdout.trim())),
    );
    return uid && gid ? [{ ids: { uid, gid }, prefix: [] }] : [];
  } catch {
    return [];
  }
}

async function succeeds(account: ServerAccount, program: string, args: string[]): Promise<boolean> {
  const [command, ...rest] = [...account.prefix, program, ...args];
  if (!command) return false;
  return run(command, rest, account.ids).then(
    () => true,
    () => false,
  );
}
