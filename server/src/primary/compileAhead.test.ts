import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { compileAhead } from './compileAhead.ts';

const program = path.join(import.meta.dirname, 'testing/compiledProgram.ts');
const execArgv = ['--disable-warning=ExperimentalWarning'];
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'compile-ahead-'));
  process.env.OPERATOR_TOKEN = 'the-secret-of-the-operator';
});
afterEach(async () => {
  delete process.env.OPERATOR_TOKEN;
  await rm(folder, { recursive: true, force: true });
});

const starts = async () => (await readFile(path.join(folder, 'started'), 'utf8')).trim().split('\n');

test('the code is loaded once for each version, by a process without secrets, and Node keeps it', async () => {
  for (const version of ['1', '1', '2']) await compileAhead({ program, execArgv, folder, version });
  expect(await starts()).toEqual(Array.from({ length: 2 }, () => '{"only":"1","token":null}'));
  const kept = (await readdir(folder)).filter((name) => name.startsWith(process.version));
  expect(kept).toHaveLength(1);
});

test('code that cannot be loaded keeps no worker from starting, and is tried again', async () => {
  const missing = path.join(folder, 'missing.ts');
  await compileAhead({ program: missing, execArgv, folder, version: '1' });
  await compileAhead({ program, execArgv, folder, version: '1' });
  expect(await starts()).toHaveLength(1);
});
