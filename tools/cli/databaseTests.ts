import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { repositoryRoot } from '../bundler/webpackBase.ts';

/** Arguments of Jest that select all tests with a database, by what they import. A list of names would miss new tests. */
export const testsWithDatabase = ['--findRelatedTests', 'api/src/testing/testDatabase.ts'];

/**
 * Returns the arguments of Jest that select all other tests.
 * @throws Error if Jest lists no tests
 */
export async function testsWithoutDatabase(): Promise<string[]> {
  const [all, withDatabase] = await Promise.all([listTests([]), listTests(testsWithDatabase)]);
  const others = all.filter((file) => !withDatabase.includes(file));
  if (withDatabase.length === 0 || others.length === 0)
    throw new Error(`Jest lists ${withDatabase.length} of ${all.length} tests as tests with a database.`);
  return ['--runTestsByPath', ...others];
}

async function listTests(words: readonly string[]): Promise<string[]> {
  const program = ['node_modules/jest/bin/jest.js', '--listTests', '--json', ...words];
  const { stdout } = await promisify(execFile)(process.execPath, program, { cwd: repositoryRoot, maxBuffer: 16e6 });
  return JSON.parse(stdout) as string[];
}
