import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { releaseSetOf } from '../../testing/releaseSetOf.ts';
import { reportOf } from '../testing/probeReport.ts';
import { StoredReports } from './StoredReports.ts';

const api = 'http://127.0.0.1:3101';
const setWith = (number: number) => releaseSetOf({}, `0.1.0-${String(number).padStart(10, '0')}`);

let folder: string;
let now: number;
let stored: StoredReports;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-reports-'));
  now = 0;
  stored = new StoredReports(folder, () => now);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a report is stored for its set and its api, with its age', async () => {
  await stored.write(setWith(1), api, reportOf());
  now = 5_000;
  expect(await stored.read(setWith(1), api)).toEqual({ report: reportOf(), ageMs: 5_000 });
  expect(await stored.read(setWith(2), api)).toBeNull();
  expect(await stored.read(setWith(1), 'http://127.0.0.1:3999')).toBeNull();
});

test('half a file counts for nothing', async () => {
  await stored.write(setWith(1), api, reportOf());
  const [name = ''] = await readdir(folder);
  await writeFile(path.join(folder, name), '{"form":4,"at":0,"rep');
  expect(await stored.read(setWith(1), api)).toBeNull();
});

test('of many sets the twenty that were tried last are kept', async () => {
  for (let number = 1; number <= 25; number += 1) await stored.write(setWith(number), api, reportOf());
  expect(await readdir(folder)).toHaveLength(20);
  expect(await stored.read(setWith(25), api)).not.toBeNull();
});
