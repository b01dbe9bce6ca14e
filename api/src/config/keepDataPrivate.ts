import { chmod, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const ownersFolder = 0o700;
const ownersFile = 0o600;
/** Under root the database runs as another account, which may pass through these folders but not list them. */
export const passableFolder = process.getuid?.() === 0 ? 0o711 : ownersFolder;

/**
 * Makes the data folder and all files that this process writes from now on its owner's alone. Files that an earlier
 * version left open are closed at the folder's first level, the way to the rest.
 * @param folder absolute; created when missing. A part of it that is another account's stays as it is.
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
