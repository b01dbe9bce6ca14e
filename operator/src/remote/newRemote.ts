import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isReservedPostKey } from '@marquee/shared/domain';
import { UsageError } from '../frame/parseCommand.ts';
import { remoteEdits, withEdit } from './remoteEdits.ts';
import { namesOf, type RemotePackages, remoteFiles } from './remoteFiles.ts';

/** Shortest and longest as the name of a federation container, a folder and the first word of an address. */
const allowed = /^[a-z][a-z0-9]{1,19}$/;

/**
 * Adds a part to the repository: its folder with a page that works, and the lines that make it known. Nothing is written unless all
 * of it can be.
 * @param root folder of the repository
 * @returns the paths that were written or changed
 * @throws UsageError for a name that cannot be taken
 */
export async function newRemote(root: string, word: string): Promise<string[]> {
  if (!allowed.test(word))
    throw new UsageError(
      `“${word}” cannot be a part: its name has 2 to 20 letters and digits, and begins with a letter.`,
    );
  if (isReservedPostKey(word)) throw new UsageError(`/${word} is another page or call of the sites already.`);
  const names = namesOf(word);
  if (existsSync(path.join(root, names.part))) throw new UsageError(`There is a folder ${names.part} already.`);

  const written = new Map(Object.entries(remoteFiles(names, await readPackages(root))));
  for (const edit of remoteEdits(names)) {
    const text = await readFile(path.join(root, edit.file), 'utf8');
    written.set(edit.file, withEdit(text, edit));
  }
  for (const [file, text] of written) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
  return [...written.keys()];
}

/** The packages of mf-post that every part needs, in its versions. */
async function readPackages(root: string): Promise<RemotePackages> {
  const { dependencies, devDependencies } = JSON.parse(
    await readFile(path.join(root, 'mf-post/package.json'), 'utf8'),
  ) as RemotePackages;
  const chosen = (packages: Record<string, string>, names: readonly string[]) =>
    Object.fromEntries(Object.entries(packages).filter(([name]) => names.includes(name)));
  return {
    dependencies: chosen(dependencies, ['@marquee/shared', 'react', 'react-dom']),
    devDependencies: chosen(devDependencies, ['@jest/globals', '@marquee/tools', '@testing-library/react']),
  };
}
