import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../../bundler/webpackBase.ts';
import { folderOrder } from './folderOrder.ts';

/** Tests, their fixtures and examples may import from anywhere in their workspace. */
const notChecked = /\.(?:test|spec)\.tsx?$|(?:^|\/)(?:testing|examples)\/|\.examples\.tsx?$/;
/** Also of types, and `import(/* webpackChunkName: … *\/ './x.ts')`. */
const relativeImport = /(?:\bfrom|\bimport)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?['"](\.{1,2}\/[^'"]+)['"]/g;

/** The first step of a path: a folder, or a file beside the folders. */
const entryOf = (file: string) => file.split('/', 1)[0] ?? '';

/**
 * Imports against the order of folders, in one workspace's sources.
 * @param files texts by path within the sources
 * @param order of its folders, from the lowest up
 * @returns a sentence for each fault, with the way out
 */
export function faultsOf(files: ReadonlyMap<string, string>, order: readonly string[]): string[] {
  const entries = new Set([...files.keys()].map(entryOf));
  const faults = [...entries]
    .filter((entry) => !order.includes(entry))
    .map((entry) => `${entry} is not in tools/cli/checks/folderOrder.ts: insert it after all that it imports.`);
  for (const [index, entry] of order.entries()) {
    if (!entries.has(entry))
      faults.push(`${entry} in tools/cli/checks/folderOrder.ts does not exist: remove it there.`);
    if (order.indexOf(entry) !== index)
      faults.push(`${entry} is in tools/cli/checks/folderOrder.ts twice: keep the place after all that it imports.`);
  }
  for (const [file, text] of files) {
    const from = entryOf(file);
    for (const [, target = ''] of text.matchAll(relativeImport)) {
      const to = entryOf(path.posix.join(path.posix.dirname(file), target));
      if (from === to || !order.includes(to) || order.indexOf(to) < order.indexOf(from)) continue;
      faults.push(
        `${file} imports ${target}, but ${to} stands above ${from} in tools/cli/checks/folderOrder.ts. Take it as an argument, or move the shared code into a folder below both.`,
      );
    }
  }
  return faults;
}

async function readSources(folder: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const cwd = path.join(repositoryRoot, folder);
  for await (const file of glob('**/*.{ts,tsx}', { cwd, exclude: ['**/node_modules'] }))
    if (!notChecked.test(file)) files.set(file, await readFile(path.join(cwd, file), 'utf8'));
  return files;
}

/** Checks that folders import each other in one direction, in every workspace of the table. Counts as one test. */
export async function checkFolders(): Promise<{ passed: number; failed: number }> {
  let count = 0;
  for (const [folder, order] of Object.entries(folderOrder)) {
    for (const fault of faultsOf(await readSources(folder), order)) {
      console.error(`  ${folder}: ${fault}`);
      count += 1;
    }
  }
  return count === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

if (import.meta.main) process.exitCode = (await checkFolders()).failed;
