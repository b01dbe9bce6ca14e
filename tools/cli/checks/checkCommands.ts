import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../../bundler/webpackBase.ts';
import { commandFaults } from './commandFaults.ts';
import { commandRecord } from './commandRecord.ts';
import { type DocumentedCommand, documentedCommands } from './documentedCommands.ts';
import { unwalkedCommands } from './unwalkedCommands.ts';

/** Documents with commands for people. */
const documents = ['README.md', 'docs/*.md', 'docs/{contracts,teams}/*.md'];

/** Checks after the journeys that they ran each documented command. The check counts as one test. */
export async function checkCommands(): Promise<{ passed: number; failed: number }> {
  const documented: DocumentedCommand[] = [];
  for await (const file of glob(documents, { cwd: repositoryRoot }))
    documented.push(...documentedCommands(file, await readFile(path.join(repositoryRoot, file), 'utf8')));
  const record = await readFile(commandRecord, 'utf8').catch(() => '');
  const ran = new Set(
    record
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as string),
  );
  const faults = commandFaults(documented, ran, unwalkedCommands);
  for (const fault of faults) console.error(`  ${fault}`);
  return faults.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

if (import.meta.main) process.exitCode = (await checkCommands()).failed;
