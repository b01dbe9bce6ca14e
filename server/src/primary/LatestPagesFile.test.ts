import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pino from 'pino';
import type { CacheKey } from '../address/cacheKey.ts';
import { LatestPagesFile } from './LatestPagesFile.ts';

let folder: string;
let name: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-latest-'));
  name = path.join(folder, 'latest-pages.json');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = () => new LatestPagesFile(name, pino({ level: 'silent' }));
const keys = (...names: string[]) => names as CacheKey[];

test('the next server reads the pages of the one before', async () => {
  const file = open();
  await file.keep(keys('beat auto /', 'beat auto /a-post'));
  await file.keep(keys('beat auto /b-post', 'beat auto /'));
  expect(await open().read()).toEqual(['beat auto /b-post', 'beat auto /']);
});

test('an address that is too long is left out', async () => {
  await open().keep(keys(`beat auto /search/${'a'.repeat(2_000)}`, 'beat auto /'));
  expect(await open().read()).toEqual(['beat auto /']);
});

test.each(['', '{"half":', '{}', JSON.stringify(Array(1_000).fill('beat auto /'))])(
  'a file that is damaged names no pages: %.20s',
  async (text) => {
    await writeFile(name, text);
    expect(await open().read()).toEqual([]);
  },
);

test('a first server knows none', async () => {
  expect(await open().read()).toEqual([]);
});

test('a list that cannot be written is logged once, and written as soon as it can be', async () => {
  const warnings: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void warnings.push(line) });
  const file = new LatestPagesFile(path.join(folder, 'not/there.json'), log);
  await file.keep(keys('beat auto /'));
  await file.keep(keys('beat auto /'));
  expect(warnings).toHaveLength(1);
  await mkdir(path.join(folder, 'not'));
  await file.keep(keys('beat auto /'));
  expect(await file.read()).toEqual(['beat auto /']);
});
