import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../bundler/webpackBase.ts';
import { ensureChromium } from '../network/ensureChromium.ts';
import { ensureDebianPackages } from '../network/production/ensureDebianPackages.ts';
import { checkBudgets } from './checks/checkBudgets.ts';
import { checkCommands } from './checks/checkCommands.ts';
import { checkDocs } from './checks/checkDocs.ts';
import { checkFolders } from './checks/checkFolders.ts';
import { checkSpecCoverage } from './checks/checkSpecCoverage.ts';
import { runJourneys, runPlaywright } from './runPlaywright.ts';
import { withPostgres15 } from './withPostgres15.ts';

/** `npm test`: everything that must hold, in the order in which a fault is found soonest. The last line counts. */

type Count = { passed: number; failed: number };

const startedAt = Date.now();
const outcome: (Count & { name: string; seconds: number })[] = [];

function run(command: string, commandArguments: string[], environment: Record<string, string> = {}): Promise<boolean> {
  const child = spawn(command, commandArguments, {
    cwd: repositoryRoot,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

async function step(name: string, check: () => Promise<Count>): Promise<void> {
  console.log(`\n● ${name}`);
  const since = Date.now();
  const count = await check().catch((error: unknown) => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  outcome.push({ name, ...count, seconds: Math.round((Date.now() - since) / 1000) });
}

const asCount = (isGood: boolean): Count => ({ passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 });
const bin = (name: string) => path.join(repositoryRoot, 'node_modules/.bin', name);
const resultFile = (name: string) => path.join(repositoryRoot, '.cache', name);

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}

/** @param name of the file with the results */
async function jest(name: string, words: string[] = [], environment: Record<string, string> = {}): Promise<Count> {
  const file = resultFile(name);
  await mkdir(path.dirname(file), { recursive: true });
  await rm(file, { force: true });
  const isGood = await run(
    process.execPath,
    ['node_modules/jest/bin/jest.js', '--json', `--outputFile=${file}`, '--maxWorkers=3', ...words],
    { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning', ...environment },
  );
  const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests } = await readJson<{
    numPassedTests: number;
    numFailedTests: number;
    numFailedTestSuites: number;
    numPendingTests: number;
  }>(file);
  // A skipped test counts as a failed one: it shows nothing.
  const failed = Math.max(numFailedTests, numFailedTestSuites) + numPendingTests;
  return { passed: numPassedTests, failed: isGood ? failed : Math.max(failed, 1) };
}

await step('Chromium', async () => {
  console.log(ensureChromium());
  return asCount(true);
});
await step('Packages of Debian', async () => {
  ensureDebianPackages();
  return asCount(true);
});
await step('Types', async () => asCount(await run(bin('tsc'), ['-b'])));
await step('Lint and format', async () => asCount(await run(bin('biome'), ['ci', '.'])));
await step('Direction of folders', checkFolders);
await step('Spec coverage', checkSpecCoverage);
await step('Documents', checkDocs);
await step('Unit and api tests', () => jest('jest.json'));
await step('The same on PostgreSQL 15', () =>
  withPostgres15((environment) => jest('jest-15.json', ['(api|operator)/src/'], environment)),
);
await step('Build and budgets', checkBudgets);
await step('Browser tests', () => runPlaywright('playwright', 'results.json'));
await step('Journeys', () => runJourneys());
await step('Commands of documents', checkCommands);

console.log('');
for (const { name, passed, failed, seconds } of outcome) {
  console.log(
    `${failed > 0 ? '✖' : '✔'} ${name.padEnd(25)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed  ${seconds} s`,
  );
}
const total = (pick: (count: Count) => number) => outcome.reduce((sum, count) => sum + pick(count), 0);
const passed = total((count) => count.passed);
const failed = total((count) => count.failed);
console.log(`\n${Math.round((Date.now() - startedAt) / 1000)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
