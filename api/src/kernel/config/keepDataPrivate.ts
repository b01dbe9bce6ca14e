import { chmod, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const ownersFolder = 0o700;
const ownersFile = 0o600;
/** Under root the database runs as another account, which may pass through these folders but not list them. */
export const passableFolder = process.getuid?.() === 0 ? 0o711 : ownersFolder;

/**
 * Makes the data folder, and all files that this process writes from now on, private to its owner. The permissions of
 * existing entries are fixed at the folder's first level only, since this level is the only way to the rest.
 * @param folder absolute; created when missing. Entries that another account owns are left unchanged.
 */
export async function keepDataPrivate(folder: string): Promise<void> {
  process.umask(0o077);
  await mkdir(folder, { recursive: true });
  const close = (path: string, mode: number) => chmod(path, mode).catch(() => undefined);
  await close(folder, passableFolder);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isFile()) await close(path, ownersFile);
    else if (entry.isDirectory()) await close(path, entry.name === 'postgres' ? passableFolder : ownersFolder);
  }
}
