import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../bundler/webpackBase.ts';
import { commandRecord } from './checks/commandRecord.ts';
import { type Count, countPlaywrightTests, type PlaywrightResults } from './countTests.ts';

/**
 * Runs tests of Playwright.
 * @param config name of the configuration in `e2e`: `playwright` or `journeys`
 * @param resultFile file of the reporter in `e2e/test-results`
 * @param words further arguments of Playwright
 */
export async function runPlaywright(
  config: 'playwright' | 'journeys',
  resultFile: string,
  words: readonly string[] = [],
): Promise<Count> {
  const file = path.join(repositoryRoot, 'e2e/test-results', resultFile);
  await rm(file, { force: true });
  const program = ['node_modules/@playwright/test/cli.js', 'test', '-c', `e2e/${config}.config.ts`, ...words];
  const child = spawn(process.execPath, program, { cwd: repositoryRoot, stdio: 'inherit' });
  const isGood = await new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
  const count = countPlaywrightTests(JSON.parse(await readFile(file, 'utf8')) as PlaywrightResults);
  return isGood ? count : { ...count, failed: Math.max(count.failed, 1) };
}

/** Runs the journeys, which record the documented commands that they run. */
export async function runJourneys(words: readonly string[] = []): Promise<Count> {
  await mkdir(path.dirname(commandRecord), { recursive: true });
  await rm(commandRecord, { force: true });
  return runPlaywright('journeys', 'journeys.json', words);
}
