import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { keepDataPrivate } from './keepDataPrivate.ts';

let folder: string;
let umask: number;
beforeEach(async () => {
  umask = process.umask();
  folder = await mkdtemp(join(tmpdir(), 'marquee-private-'));
});
afterEach(async () => {
  process.umask(umask);
  await rm(folder, { recursive: true });
});

const othersMayDo = async (path: string) => (await stat(join(folder, path))).mode & 0o077;

test('makes existing and later files private', async () => {
  await chmod(folder, 0o755);
  for (const name of ['logs', 'registry', 'postgres']) await mkdir(join(folder, name), { mode: 0o755 });
  await writeFile(join(folder, 'passwords.json'), '{}', { mode: 0o644 });
  await keepDataPrivate(folder);
  for (const path of ['logs', 'registry', 'passwords.json']) expect(await othersMayDo(path)).toBe(0);
  // The database's account may traverse these folders, but nothing more.
  for (const path of ['.', 'postgres']) expect((await othersMayDo(path)) & ~0o011).toBe(0);

  await mkdir(join(folder, 'impressions'));
  await writeFile(join(folder, 'impressions/a.reads'), '');
  for (const path of ['impressions', 'impressions/a.reads']) expect(await othersMayDo(path)).toBe(0);
});
