import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Libraries that no browser needs: each by a property that its code has, and that a minifier leaves. */
export const serverLibraries = [
  {
    name: 'zod',
    mark: '_zod',
    /** Kilobytes over the wire. */
    cost: 22,
    mend: 'Import types from its schemas only, and keep constants for pages in a file without schemas.',
  },
] as const;

/**
 * Scripts of a build that have the code of a library for servers.
 * @param folder of the build's browser files @returns a sentence for each
 */
export async function serverLibrariesIn(folder: string): Promise<string[]> {
  const faults: string[] = [];
  for await (const file of glob('**/*.js', { cwd: folder })) {
    const text = await readFile(path.join(folder, file), 'utf8');
    for (const { name, mark, cost, mend } of serverLibraries)
      if (text.includes(mark)) faults.push(`${file} has ${name}, which costs readers ${cost} kB. ${mend}`);
  }
  return faults.sort();
}
