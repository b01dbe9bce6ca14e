import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Libraries that no browser needs. `mark` is a property in the library's code that minifiers do not rename. */
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
 * Finds the scripts of a build that contain a server library.
 * @param folder folder of the build's browser files
 * @returns a sentence for each such script
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
