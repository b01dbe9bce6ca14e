import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { CacheKey } from '../address/cacheKey.ts';
import { LatestPagesFile } from './LatestPagesFile.ts';

let folder: string;
let name: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-latest-'));
  name = path.join(folder, 'latest-pages.json');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const keys = (...names: string[]) => names as CacheKey[];

test('the next server reads the pages of the one before', async () => {
  const file = new LatestPagesFile(name);
  await file.write(keys('beat auto /', 'beat auto /a-post'));
  await file.write(keys('beat auto /b-post', 'beat auto /'));
  expect(await new LatestPagesFile(name).read()).toEqual(['beat auto /b-post', 'beat auto /']);
});

test('an address that is too long is left out', async () => {
  await new LatestPagesFile(name).write(keys(`beat auto /search/${'a'.repeat(2_000)}`, 'beat auto /'));
  expect(await new LatestPagesFile(name).read()).toEqual(['beat auto /']);
});

test.each(['', '{"half":', '{}', JSON.stringify(Array(1_000).fill('beat auto /'))])(
  'a file that is damaged names no pages: %.20s',
  async (text) => {
    await writeFile(name, text);
    expect(await new LatestPagesFile(name).read()).toEqual([]);
  },
);

test('a first server knows none', async () => {
  expect(await new LatestPagesFile(name).read()).toEqual([]);
});
