import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestDatabase } from '@marquee/api/testing/testDatabase.ts';
import { openSession } from '../openSession.ts';
import { readOwnTables } from '../readOwnTables.ts';

/** Returns the rows of each table as text, in a fixed order. */
export async function contentsOf({ url }: TestDatabase): Promise<Record<string, string[]>> {
  const client = await openSession(url);
  try {
    const contents: Record<string, string[]> = {};
    for (const { name } of await readOwnTables(client)) {
      const { rows } = await client.query<{ row: string }>(`select "${name}"::text as row from "${name}"`);
      // The test sorts the rows itself, because two databases may have different locales.
      contents[name] = rows.map(({ row }) => row).sort();
    }
    return contents;
  } finally {
    await client.end();
  }
}

/** Returns the SHA-256 of each file in a folder by its path; empty for a missing folder. */
export async function filesOf(directory: string): Promise<Record<string, string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hashes = await Promise.all(
    files.map(async (file) => [
      file.slice(directory.length),
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    ]),
  );
  return Object.fromEntries(hashes.sort());
}
