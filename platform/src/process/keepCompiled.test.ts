import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const run = promisify(execFile);
const script = `
import { keepCompiled } from ${JSON.stringify(path.join(import.meta.dirname, 'keepCompiled.ts'))};
keepCompiled(process.env);
console.log(process.env.NODE_COMPILE_CACHE);
`;
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-compiled-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const started = async (environment: Record<string, string>) => {
  const env = { PATH: process.env.PATH, ...environment };
  return (await run(process.execPath, ['--input-type=module', '--eval', script], { env })).stdout.trim();
};

test('keeps compiled code in the data folder, and names the folder for child processes', async () => {
  const cache = path.join(folder, 'compile-cache');
  expect(await started({ DATA_DIR: folder })).toBe(cache);
  expect(await readdir(cache)).not.toEqual([]);
});

test('prefers the folder that the environment names', async () => {
  const cache = path.join(folder, 'elsewhere');
  expect(await started({ DATA_DIR: folder, NODE_COMPILE_CACHE: cache })).toBe(cache);
});
