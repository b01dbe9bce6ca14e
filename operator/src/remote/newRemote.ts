import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isReservedPostKey } from '@marquee/shared/domain';
import { UsageError } from '../frame/parseCommand.ts';
import { remoteEdits, withEdit } from './remoteEdits.ts';
import { namesOf, type RemotePackages, remoteFiles } from './remoteFiles.ts';

/**
 * Minimum and maximum length of a part's name, which names a federation container, a folder and the first word of an
 * address.
 */
const allowed = /^[a-z][a-z0-9]{1,19}$/;

/**
 * Adds a part to the repository, with a folder, a working page, and the lines that register the part. Nothing is
 * written unless everything can be.
 * @param root folder of the repository
 * @returns the paths that were written or changed
 * @throws UsageError for an invalid or used name
 */
export async function newRemote(root: string, word: string): Promise<string[]> {
  if (!allowed.test(word))
    throw new UsageError(`“${word}” is not a valid name. Use 2 to 20 letters and digits, beginning with a letter.`);
  if (isReservedPostKey(word)) throw new UsageError(`/${word} is already a page or call of the sites.`);
  const names = namesOf(word);
  if (existsSync(path.join(root, names.part))) throw new UsageError(`The folder ${names.part} already exists.`);

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

/** Returns the packages that every part needs, in the versions of mf-post. */
async function readPackages(root: string): Promise<RemotePackages> {
  const { dependencies, devDependencies } = JSON.parse(
    await readFile(path.join(root, 'mf-post/package.json'), 'utf8'),
  ) as RemotePackages;
  const chosen = (packages: Record<string, string>, names: readonly string[]) =>
    Object.fromEntries(Object.entries(packages).filter(([name]) => names.includes(name)));
  return {
    dependencies: chosen(dependencies, ['@marquee/shared', 'react', 'react-dom']),
    devDependencies: chosen(devDependencies, ['@jest/globals', '@testing-library/react']),
  };
}
