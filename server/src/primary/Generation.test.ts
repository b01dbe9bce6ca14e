import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';

const primary = path.join(import.meta.dirname, 'testing/killedWorker.ts');

/** Starts two workers, of which so many are killed before they are ready. */
async function started(killed: number): Promise<{ outcome: string; workers: number }> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', primary, String(killed)],
    { env: { ...process.env, NODE_OPTIONS: '' }, timeout: 30_000 },
  );
  return JSON.parse(stdout);
}

test('a set is ready though one of its workers is killed while it starts, which is replaced', async () => {
  expect(await started(1)).toEqual({ outcome: 'ready', workers: 2 });
});

test('a set none of whose workers comes up is not', async () => {
  expect(await started(2)).toEqual({ outcome: 'A worker was killed (SIGKILL) before it was ready', workers: 0 });
});
