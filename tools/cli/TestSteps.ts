import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../bundler/webpackBase.ts';
import { type Count, countJestTests, type JestResults } from './countTests.ts';

/** Maximum failed tests of a step that are listed at the end of the run. */
const maxNamedFailures = 20;

/** Runs the steps of a test command in turn, counts their tests, and prints the sums as the last line. */
export class TestSteps {
  readonly #startedAt = Date.now();
  readonly #outcome: (Count & { name: string; seconds: number })[] = [];

  /** Runs one step. A step that throws counts as one failed test, and the next step still runs. */
  async run(name: string, check: () => Promise<Count>): Promise<void> {
    console.log(`\n● ${name}`);
    const since = Date.now();
    const count = await check().catch((error: unknown) => {
      console.error(error);
      return { passed: 0, failed: 1 };
    });
    this.#outcome.push({ name, ...count, seconds: Math.round((Date.now() - since) / 1000) });
  }

  /** Prints the failed tests and the result of each step. Exits with 0 only if nothing failed. */
  finish(): never {
    for (const { name, failures = [] } of this.#outcome) {
      if (failures.length > 0) console.log(`\nFailed: ${name}\n  ${failures.slice(0, maxNamedFailures).join('\n  ')}`);
    }
    console.log('');
    for (const { name, passed, failed, seconds } of this.#outcome) {
      const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
      console.log(`${failed > 0 ? '✖' : '✔'} ${name.padEnd(25)} ${counts}  ${seconds} s`);
    }
    const total = (pick: (count: Count) => number) => this.#outcome.reduce((sum, count) => sum + pick(count), 0);
    const failed = total((count) => count.failed);
    console.log(`\n${Math.round((Date.now() - this.#startedAt) / 1000)} s`);
    console.log(`${total((count) => count.passed)} passed, ${failed} failed`);
    process.exit(failed > 0 ? 1 : 0);
  }
}

/** Counts a check without tests of its own as one. */
export const asCount = (isGood: boolean): Count => ({ passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 });

/** Runs a program in the repository's root. @returns true if it exited with 0 */
export function runProgram(
  command: string,
  commandArguments: string[],
  environment: Record<string, string> = {},
): Promise<boolean> {
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

/**
 * Runs unit tests.
 * @param name name of the results file in `.cache`
 * @param words arguments of Jest, such as patterns of paths. Runs all tests if empty
 */
export async function runJest(
  name: string,
  words: string[] = [],
  environment: Record<string, string> = {},
): Promise<Count> {
  const file = path.join(repositoryRoot, '.cache', name);
  await mkdir(path.dirname(file), { recursive: true });
  await rm(file, { force: true });
  const isGood = await runProgram(
    process.execPath,
    ['node_modules/jest/bin/jest.js', '--json', `--outputFile=${file}`, '--maxWorkers=3', ...words],
    { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning', ...environment },
  );
  const count = countJestTests(JSON.parse(await readFile(file, 'utf8')) as JestResults);
  return isGood ? count : { ...count, failed: Math.max(count.failed, 1) };
}
