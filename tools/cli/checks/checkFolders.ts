import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../../bundler/webpackBase.ts';
import { folderCycles, type Import } from './folderCycles.ts';
import { folderExceptions } from './folderExceptions.ts';

/** Matches tests and examples. No file imports them, so their own imports cannot close a cycle. */
const leaves = /\.(?:test|spec|examples)\.tsx?$/;
/** Matches relative imports, including type imports and `import(/* webpackChunkName: … *\/ './x.ts')`. */
const relativeImport = /(?:\bfrom|\bimport)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?['"](\.{1,2}\/[^'"]+)['"]/g;

/** Finds the relative imports in a file's text. @param file path of the file */
export function importsIn(file: string, text: string): Import[] {
  const folder = path.posix.dirname(file);
  return [...text.matchAll(relativeImport)].map(([, to = '']) => ({ from: file, to: path.posix.join(folder, to) }));
}

async function readImports(): Promise<Import[]> {
  const exclude = ['**/node_modules', '**/dist', '**/.data'];
  const imports: Import[] = [];
  for await (const file of glob('*/**/*.{ts,tsx}', { cwd: repositoryRoot, exclude }))
    if (!leaves.test(file)) imports.push(...importsIn(file, await readFile(path.join(repositoryRoot, file), 'utf8')));
  return imports.sort((a, b) => a.from.localeCompare(b.from));
}

/** Describes each cycle without an exception, and each exception without an import. */
export function faultsOf(imports: readonly Import[], exceptions: readonly string[]): string[] {
  const nameOf = ({ from, to }: Import) => `${from} → ${to}`;
  const names = new Set(imports.map(nameOf));
  const stale = exceptions.filter((exception) => !names.has(exception));
  const cycles = folderCycles(imports.filter((one) => !exceptions.includes(nameOf(one))));
  return [
    ...stale.map((exception) => `Remove “${exception}” from folderExceptions.ts, because there is no such import.`),
    ...cycles.map((cycle) => {
      const arrows = cycle.map(({ from, to, imports: all }) => {
        const shown = all.slice(0, 3).map((one) => `\n      ${nameOf(one)}`);
        return `\n    ${from} → ${to} (imports: ${all.length})${shown.join('')}`;
      });
      return `Folders import each other in a circle. Move the shared code into a folder below both, or pass it as an argument:${arrows.join('')}`;
    }),
  ];
}

/** Checks that neighbouring folders and files import each other in one direction, at every level. The check counts as one test. */
export async function checkFolders(): Promise<{ passed: number; failed: number }> {
  const faults = faultsOf(await readImports(), folderExceptions);
  for (const fault of faults) console.error(`  ${fault}`);
  return faults.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

if (import.meta.main) process.exitCode = (await checkFolders()).failed;
