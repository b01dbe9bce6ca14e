import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../../bundler/webpackBase.ts';
import { errorTables, withErrorTable } from './errorTables.ts';

/** Writes the tables of error codes into the contracts. */

for (const [file, errors] of Object.entries(errorTables)) {
  const target = path.join(repositoryRoot, file);
  await writeFile(target, withErrorTable(await readFile(target, 'utf8'), errors));
}
