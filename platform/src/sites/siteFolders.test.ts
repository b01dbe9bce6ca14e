import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readSiteFolders, siteFolderKeys } from './siteFolders.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-sites-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(key: string, changes: object = {}): Promise<void> {
  const site = {
    ...{ key, name: key, description: '', metaTitle: '', metaDescription: '', brandName: '', contact: {}, social: {} },
    ...{
      url: { base: 'https://x.example' },
      logo: { width: 1, height: 1 },
      staticAbout: null,
      virtualDocumentTitle: '',
    },
    ...changes,
  };
  await mkdir(path.join(folder, key));
  await writeFile(path.join(folder, key, 'site.ts'), `export const site: object = ${JSON.stringify(site)};`);
}

test('finds a site by its folder, and nothing else', async () => {
  await write('zeta', { order: 10 });
  await write('alpha', { order: 20 });
  await write('omega');
  await write('vocal');
  await mkdir(path.join(folder, 'icons'));
  expect(siteFolderKeys(folder)).toEqual(['alpha', 'omega', 'zeta']);
  expect((await readSiteFolders(folder)).map(({ key }) => key)).toEqual(['zeta', 'alpha', 'omega']);
});

test('refuses a folder with a reserved name', async () => {
  await write('www');
  expect(() => siteFolderKeys(folder)).toThrow('docs/sites.md');
});

test('refuses a time zone that does not exist, with the file and the field', async () => {
  await write('alpha', { timeZone: 'America/Gotham' });
  await expect(readSiteFolders(folder)).rejects.toThrow(/alpha\/site.ts: timeZone: is not the IANA name/);
});

test('finds the ten sites of the demo, each with a time zone and a place', async () => {
  const sites = await readSiteFolders();
  expect(sites).toHaveLength(10);
  for (const site of sites) expect(site).toMatchObject({ timeZone: expect.any(String), order: expect.any(Number) });
  expect(sites.filter(({ isLive }) => isLive !== false).map(({ key }) => key)).toEqual([
    ...['filthy', 'marquee', 'longevity', 'omni', 'potent'],
  ]);
});
