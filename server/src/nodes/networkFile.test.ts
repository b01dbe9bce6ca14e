import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readNetworkFile, writeNetworkFile } from './networkFile.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-network-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a command finds the ports of the network that ran on a data folder', async () => {
  expect(await readNetworkFile(folder)).toBeNull();
  const addresses = { port: 18_600, apiUrl: 'http://127.0.0.1:18610' };
  await writeNetworkFile(folder, addresses);
  expect(await readNetworkFile(folder)).toEqual(addresses);
});

test('a file with something else counts for nothing', async () => {
  await writeFile(path.join(folder, 'network.json'), '{"port":"here"}');
  expect(await readNetworkFile(folder)).toBeNull();
});
