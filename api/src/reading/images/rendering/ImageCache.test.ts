import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { until } from '../../../testing/until.ts';
import { ImageCache } from './ImageCache.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'marquee-cache-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const files = async () =>
  (await readdir(directory, { recursive: true }))
    .filter((name) => name.includes('.'))
    .map((name) => name.slice(3))
    .sort();

test('keeps the most recently used files, within its size limit', async () => {
  const cache = new ImageCache(directory, 100);
  await cache.open();
  await cache.write('aa1.webp', Buffer.alloc(40));
  await cache.write('bb2.webp', Buffer.alloc(40));
  expect(await cache.read('aa1.webp')).toHaveLength(40);
  await cache.write('cc3.webp', Buffer.alloc(40));
  await until(async () => (await files()).length === 2);
  expect(await files()).toEqual(['aa1.webp', 'cc3.webp']);
  expect(await cache.read('bb2.webp')).toBeUndefined();
});

test('adopts the files of earlier runs, oldest first, and removes unfinished ones', async () => {
  await mkdir(join(directory, 'aa'));
  await mkdir(join(directory, 'bb'));
  await writeFile(join(directory, 'aa/aa1.webp'), Buffer.alloc(40));
  await writeFile(join(directory, 'bb/bb2.webp'), Buffer.alloc(40));
  await writeFile(join(directory, 'bb/bb2.webp.123.tmp'), Buffer.alloc(40));
  await utimes(join(directory, 'bb/bb2.webp'), new Date(0), new Date(0));
  const cache = new ImageCache(directory, 100);
  await cache.open();
  expect(await files()).toEqual(['aa1.webp', 'bb2.webp']);
  expect(await cache.read('aa1.webp')).toHaveLength(40);
  await cache.write('cc3.webp', Buffer.alloc(40));
  await until(async () => (await files()).length === 2);
  expect(await files()).toEqual(['aa1.webp', 'cc3.webp']);
});

test('drops a file that was removed from outside', async () => {
  const cache = new ImageCache(directory, 100);
  await cache.open();
  await cache.write('aa1.webp', Buffer.alloc(10));
  await rm(join(directory, 'aa/aa1.webp'));
  expect(await cache.read('aa1.webp')).toBeUndefined();
});
