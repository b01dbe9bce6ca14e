import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { linkLibraries } from './binaries.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'marquee-binaries-'));
  await mkdir(join(root, 'native/lib'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('creates the library names that programs load when install scripts did not run', async () => {
  await writeFile(join(root, 'native/lib/libpq.so.5.18'), 'library');
  const links = ['native/lib/libpq.so', 'native/lib/libpq.so.5'].map((target) => ({
    source: 'native/lib/libpq.so.5.18',
    target,
  }));
  await writeFile(join(root, 'native/pg-symlinks.json'), JSON.stringify(links));
  await linkLibraries(root);
  await linkLibraries(root);
  for (const { target } of links) expect(await readFile(join(root, target), 'utf8')).toBe('library');
});

test('accepts a package without links', async () => {
  await expect(linkLibraries(root)).resolves.toBeUndefined();
});
