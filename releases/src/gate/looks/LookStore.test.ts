import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type DifferentPictures, LookStore } from './LookStore.ts';

let folder: string;
let store: LookStore;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-looks-'));
  store = new LookStore(folder);
});
afterEach(() => rm(folder, { recursive: true }));

const page = (urlPath: string): DifferentPictures => ({
  ...{ site: 'beat', path: urlPath, width: 375 },
  ...{ before: Buffer.from('b'), after: Buffer.from('a') },
  difference: { pixels: 100, share: 0.01, marked: Buffer.from('m') },
});
const write = (release: string, pages: readonly DifferentPictures[]) =>
  store.write(release, { against: '0.1.0-aaaaaaaaaa', pictures: 60, pages });

test('keeps the pictures of the first pages, and how many differ in all', async () => {
  await write(
    'mf-post@1',
    Array.from({ length: 40 }, (_, n) => page(`/post-${n}`)),
  );
  const report = await store.read('mf-post@1');
  expect([report?.different.length, report?.differing, report?.pictures]).toEqual([24, 40, 60]);
  expect((await store.picture('mf-post@1', 23, 'marked'))?.toString()).toBe('m');
  expect(await store.picture('mf-post@1', 24, 'marked')).toBeNull();
});

test('keeps the last ten releases', async () => {
  for (let n = 0; n < 12; n += 1) {
    await write(`mf-post@${n}`, [page('/')]);
    await utimes(path.join(folder, `mf-post@${n}`), n, n);
  }
  expect((await readdir(folder)).length).toBe(10);
  expect(await store.read('mf-post@0')).toBeNull();
  expect(await store.read('mf-post@11')).not.toBeNull();
});
