import cluster from 'node:cluster';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { prepareWorkers } from './prepareWorkers.ts';

const { exec: former } = cluster.settings;
let dataFolder = '';
let warnings: string[];
beforeEach(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'marquee-workers-'));
  warnings = [];
});
afterEach(async () => {
  cluster.setupPrimary({ exec: former });
  await rm(dataFolder, { recursive: true, force: true });
});

const log = { warn: (_facts: object, sentence: string) => void warnings.push(sentence) };
const prepare = () =>
  prepareWorkers(dataFolder, log, {
    programs: { worker: path.join(dataFolder, 'worker.ts') },
    workspaces: ['platform'],
  });

test('workers run the code on the disk, until it turns out not to serve', async () => {
  await writeFile(path.join(dataFolder, 'worker.ts'), 'console.log(1);');
  await prepare();
  const { exec: first } = cluster.settings;
  await writeFile(path.join(dataFolder, 'worker.ts'), 'console.log(2);');
  await utimes(path.join(dataFolder, 'worker.ts'), 1, 1);
  const goBack = await prepare();
  expect(cluster.settings.exec).toMatch(/worker\.mjs$/);
  expect(cluster.settings.exec).not.toBe(first);
  goBack();
  expect(cluster.settings.exec).toBe(first);
  expect(warnings).toEqual([]);
});

test('code that cannot be written as one file runs from its source, and the log gives the reason', async () => {
  await writeFile(path.join(dataFolder, 'worker.ts'), 'const = 1;');
  await prepare();
  expect(cluster.settings.exec).toBe(path.join(dataFolder, 'worker.ts'));
  expect(warnings).toEqual(['workers run from their sources, which takes more memory']);
});
