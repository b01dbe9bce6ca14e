import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';

const primary = path.join(import.meta.dirname, 'testing/hangingWorkers.ts');

/** @returns the answers to readers of whom the first comes to a worker that hangs and is killed */
async function answers(workers: number): Promise<string[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', primary, String(workers)],
    { env: { ...process.env, NODE_OPTIONS: '' }, timeout: 30_000 },
  );
  return JSON.parse(stdout);
}

test('the reader of a worker that is killed before it takes the connection is served by another', async () => {
  expect(await answers(2)).toEqual(['worker 2', 'worker 2']);
});

test('without another worker the connection ends, and nobody waits', async () => {
  expect(await answers(1)).toEqual([expect.stringMatching(/^an error: /)]);
});
