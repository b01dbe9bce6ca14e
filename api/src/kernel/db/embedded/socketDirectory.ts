import { createHash } from 'node:crypto';
import { lstat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeServerDirectory } from './cluster.ts';
import type { ServerAccount } from './serverAccount.ts';

/** Longest path of a Unix socket that every supported system takes (macOS: 104 bytes with the closing zero). */
const maxSocketPathLength = 103;
const socketName = '.s.PGSQL.5432';

/**
 * Returns the directory of the server's socket, beside the data or in the temporary directory if that path is too long.
 * Only its owner and root may enter it, which makes trust authentication safe.
 * @throws Error when another user already owns the directory in the temporary directory.
 */
export async function socketDirectory(home: string, account: ServerAccount): Promise<string> {
  const beside = join(home, 'run');
  const fits = Buffer.byteLength(join(beside, socketName)) <= maxSocketPathLength;
  const path = fits
    ? beside
    : join(tmpdir(), `marquee-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`);
  await makeServerDirectory(path, account);
  const found = await lstat(path);
  const owner = account.ids.uid ?? process.getuid?.();
  if (!found.isDirectory() || found.uid !== owner || (found.mode & 0o077) !== 0)
    throw new Error(`${path} is not a private directory of the database account (uid ${owner}). Remove it.`);
  return path;
}
