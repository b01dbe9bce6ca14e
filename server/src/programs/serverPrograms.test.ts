import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { preparePrograms } from '@marquee/platform/programs/preparePrograms.ts';
import { serverPrograms } from './serverPrograms.ts';
import { serverSources } from './serverSources.ts';

const run = promisify(execFile);
let dataFolder = '';
beforeEach(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'marquee-programs-'));
});
afterEach(() => rm(dataFolder, { recursive: true, force: true }));

test('primary, worker and probe are written as one file each, and load', async () => {
  const problems: unknown[] = [];
  const written = await preparePrograms({ ...serverSources, dataFolder, onProblem: (error) => problems.push(error) });
  expect(problems).toEqual([]);
  expect(await serverPrograms(dataFolder)).toMatchObject({ worker: written.worker, probe: written.probe });
  for (const program of [written.primary, written.worker]) {
    expect(program).toMatch(/\.mjs$/);
    const env = { PATH: process.env.PATH, MARQUEE_ONLY_COMPILES: '1' };
    expect(await run(process.execPath, [program], { env })).toEqual({ stdout: '', stderr: '' });
  }
});
