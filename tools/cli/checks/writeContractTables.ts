import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../../bundler/webpackBase.ts';
import { contractPayloads } from './contractPayloads.ts';
import { errorTables, withErrorTable } from './errorTables.ts';
import { withPayloads } from './payloadTables.ts';

/** Writes the tables of error codes and payloads into the contracts. */

async function rewrite(file: string, change: (document: string) => string): Promise<void> {
  const target = path.join(repositoryRoot, file);
  await writeFile(target, change(await readFile(target, 'utf8')));
}

for (const [file, errors] of Object.entries(errorTables))
  await rewrite(file, (document) => withErrorTable(document, errors));
for (const [file, payloads] of Object.entries(contractPayloads))
  await rewrite(file, (document) => withPayloads(document, payloads));
