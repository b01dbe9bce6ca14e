import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { compileAhead, compileCacheOf, preparePrograms } from './preparePrograms.ts';

const small = path.join(import.meta.dirname, 'testing/smallProgram.ts');
const execArgv = ['--disable-warning=ExperimentalWarning'];
const run = promisify(execFile);
let dataFolder = '';
let problems: unknown[];

beforeEach(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'marquee-programs-'));
  problems = [];
  process.env.OPERATOR_TOKEN = 'the-secret-of-the-operator';
});
afterEach(async () => {
  delete process.env.OPERATOR_TOKEN;
  await rm(dataFolder, { recursive: true, force: true });
});

const prepare = (program: string) =>
  preparePrograms({
    dataFolder,
    programs: { primary: program, worker: program },
    workspaces: ['platform'],
    onProblem: (error) => problems.push(error),
  });
const writtenIn = async (program: string) => {
  const files = (await readdir(path.dirname(program))).filter((name) => name.endsWith('.mjs'));
  return Promise.all(files.map((name) => readFile(path.join(path.dirname(program), name), 'utf8')));
};
const kept = async () => (await readdir(path.join(dataFolder, 'programs'))).sort();
const started = async (program: string) => JSON.parse((await run(process.execPath, [...execArgv, program])).stdout);

test('a program is one file that does as its sources do, and knows their place', async () => {
  const { worker } = await prepare(small);
  expect(problems).toEqual([]);
  expect(path.dirname(path.dirname(worker))).toBe(path.join(dataFolder, 'programs'));
  expect(await started(worker)).toEqual(await started(small));
  expect(await started(worker)).toMatchObject({ place: path.dirname(small) });
  // Pino is a package of the older kind, which the program loads later.
  expect(await started(worker)).toMatchObject({ lines: 'function', later: 'function' });
});

test('programs are written once for each state of the code, and all at the same time are one', async () => {
  const own = path.join(dataFolder, 'own.ts');
  await writeFile(own, 'console.log(1);');
  const [first, same] = await Promise.all([prepare(own), prepare(own)]);
  expect(same).toEqual(first);
  expect(await prepare(own)).toEqual(first);
  expect(await kept()).toHaveLength(1);
  await writeFile(own, 'console.log(2);');
  await utimes(own, 1, 1);
  const next = await prepare(own);
  expect(next.worker).not.toBe(first.worker);
  expect((await run(process.execPath, [next.worker])).stdout).toBe('2\n');
  expect(await kept()).toHaveLength(2);
});

test('a sign beyond Latin-1 is written as another that means it: one of them makes V8 keep the file in two bytes a sign', async () => {
  const own = path.join(dataFolder, 'own.ts');
  await writeFile(
    own,
    "// → 𝒳\nconsole.log(JSON.stringify(['é → 𝒳', `1…`, /^[“”]$/.test('“'), /^[😀-😂]$/u.test('😁')]));",
  );
  const { worker } = await prepare(own);
  for (const text of await writtenIn(worker)) expect(text).not.toMatch(/[\u0100-\uffff]/);
  expect(await started(worker)).toEqual(['é → 𝒳', '1…', true, true]);
});

test('a map beside each file has the places of its sources, and no text of them', async () => {
  const { worker } = await prepare(small);
  const folder = path.dirname(worker);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.map'));
  const maps = await Promise.all(
    files.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8'))),
  );
  const sources = maps.flatMap((map) => map.sources.map((source: string) => path.resolve(folder, source)));
  expect(sources).toContain(small);
  expect(maps.some((map) => 'sourcesContent' in map)).toBe(false);
});

test('the oldest versions go, beyond twenty', async () => {
  const names = Array.from({ length: 22 }, (_, place) => `version${String(place).padStart(2, '0')}`);
  for (const [place, name] of names.entries()) {
    await mkdir(path.join(dataFolder, 'programs', name), { recursive: true });
    await utimes(path.join(dataFolder, 'programs', name), 1, 1_000 + place);
  }
  await prepare(small);
  expect((await kept()).filter((name) => name.startsWith('version'))).toEqual(names.slice(3));
});

test.each([
  ['that cannot be read', 'const = 1;'],
  ['that imports a module that is not there', "import './not/there.ts';"],
])('code %s runs from its sources, with the reason, and nothing is left of the attempt', async (_, text) => {
  const own = path.join(dataFolder, 'own.ts');
  await writeFile(own, text);
  expect((await prepare(own)).worker).toBe(own);
  expect(problems).toHaveLength(1);
  expect(await kept()).toEqual([]);
});

const starts = async () => (await readFile(path.join(dataFolder, 'compile-cache/started'), 'utf8')).trim().split('\n');

test('the code is loaded ahead once, by a process without secrets, and Node keeps it', async () => {
  const { worker } = await prepare(small);
  for (let times = 0; times < 2; times += 1) await compileAhead(worker, compileCacheOf(dataFolder), execArgv);
  const cache = (await readdir(path.join(dataFolder, 'compile-cache'))).filter((name) => name.startsWith('v'));
  expect(cache).toHaveLength(1);
  expect(await starts()).toEqual([expect.stringContaining('"only":"1"')]);
  expect(await starts()).toEqual([expect.not.stringContaining('token')]);
});
