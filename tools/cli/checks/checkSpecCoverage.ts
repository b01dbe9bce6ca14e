import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../../bundler/webpackBase.ts';

/** Sections that `docs/spec-coverage.md` must contain, numbered as in the specification. */
const sections = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/**
 * Checks that `docs/spec-coverage.md` has every section, and that every file named in a row exists. A row without a test
 * must say "not built yet". The check counts as one test, because the tests named in the rows are counted elsewhere.
 */
export async function checkSpecCoverage(): Promise<{ passed: number; failed: number }> {
  const text = await readFile(path.join(repositoryRoot, 'docs/spec-coverage.md'), 'utf8');
  const faults: string[] = [];
  for (const section of sections) {
    if (!new RegExp(`^## ${section}\\.`, 'm').test(text)) faults.push(`Section ${section} is missing`);
  }
  const rows = text
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|\s*(Statement|-+)/.test(line))
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  for (const [statement = '', where = '', test = ''] of rows) {
    const files = [...`${where} ${test}`.matchAll(/`([^`]+\.(?:ts|tsx|md|yaml|json))`/g)].map(([, file = '']) => file);
    for (const file of files) {
      if (!existsSync(path.join(repositoryRoot, file)))
        faults.push(`"${statement}" names ${file}, which does not exist`);
    }
    const isBuilt = /`[^`]+\.(test\.tsx?|spec\.ts)`/.test(test);
    if (!isBuilt && !/not built yet/i.test(`${where} ${test}`))
      faults.push(`"${statement}" has no test and does not say so`);
  }
  for (const fault of faults) console.error(`  ${fault}`);
  return faults.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

if (import.meta.main) process.exitCode = (await checkSpecCoverage()).failed;
