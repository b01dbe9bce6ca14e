import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { versionWith } from '@marquee/releases/testing/releaseSetOf.ts';

/** Starts two workers, of which so many are killed before they are ready, and has more of them then. */
async function started({ killed = 0, wanted = 2 }): Promise<{ outcome: string; workers: number }> {
  return run('twoWorkers.ts', String(killed), String(wanted));
}

/** Reads facts of the pages on a port that is bound slowly. Null means that the port did not respond. */
async function answering(act: 'fleet' | 'standby' | 'canaries'): Promise<(string | null)[]> {
  return run('scenarioPrimary.ts', act);
}

/** Runs a primary, and reads its print. */
async function run<Print>(program: string, ...args: string[]): Promise<Print> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', path.join(import.meta.dirname, 'testing', program), ...args],
    { env: { ...process.env, NODE_OPTIONS: '' }, timeout: 120_000 },
  );
  return JSON.parse(stdout);
}

test('a set is ready though one of its workers is killed while it starts, which is replaced', async () => {
  expect(await started({ killed: 1 })).toEqual({ outcome: 'ready', workers: 2 });
});

test('a set none of whose workers comes up is not', async () => {
  expect(await started({ killed: 2 })).toEqual({
    outcome: 'A worker was killed (SIGKILL) before it was ready',
    workers: 0,
  });
});

test('a canary that is given to more readers has more workers', async () => {
  expect(await started({ wanted: 4 })).toEqual({ outcome: 'ready', workers: 4 });
});

test('a set that goes live while the one before it begins to listen has the port for itself', async () => {
  expect(await answering('fleet')).toEqual([versionWith('3')]);
});

test('a set that is to rest before it could listen does not listen later', async () => {
  expect(await answering('standby')).toEqual([null]);
});

test('canaries that run when a server starts again need no proof, and one that comes later does', async () => {
  expect(await answering('canaries')).toEqual(['none, one']);
});
