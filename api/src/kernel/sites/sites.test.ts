import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { createTestNetwork, type TestNetwork, testNow } from '../../testing/testNetwork.ts';
import { until } from '../../testing/until.ts';
import { sites } from '../db/schema/sites.ts';
import { readSites } from './readSites.ts';
import { Sites } from './Sites.ts';
import { storeSiteFolders } from './storeSiteFolders.ts';

let network: TestNetwork;
beforeAll(async () => {
  network = await createTestNetwork();
});
afterAll(() => network.close());

const beat = { key: 'beat', name: 'Beat', order: 20, timeZone: 'America/New_York' };
const marquee = { key: 'marquee', name: 'Marquee', order: 10, timeZone: 'Europe/Paris' };
const keys = async () => (await readSites(network.db)).map(({ key }) => key);
const purges = async () => (await network.db.$client.query('select tags from purges')).rows.length;

// These tests run in order, because each test builds on the previous tests.
test('keeps the sites of the last started api in their order, and forgets the others', async () => {
  await storeSiteFolders(network.db, [beat, marquee], testNow);
  expect(await keys()).toEqual(['marquee', 'beat']);
});

test('changes nothing, and purges nothing, at the next start', async () => {
  const before = await purges();
  await storeSiteFolders(network.db, [marquee, beat], new Date());
  expect(await purges()).toBe(before);
  await storeSiteFolders(network.db, [marquee, { ...beat, timeZone: 'Europe/Rome' }], testNow);
  expect(await purges()).toBe(before + 1);
});

test('keeps a site of data', async () => {
  const row = { key: 'slow-food', home: 'data' as const, name: 'Slow', timeZone: 'Europe/Rome', changedAt: testNow };
  await network.db.insert(sites).values(row);
  await storeSiteFolders(network.db, [marquee], testNow);
  expect(await keys()).toEqual(['marquee', 'slow-food']);
});

test('serves a new site without a restart, and refuses a removed one', async () => {
  const status = async () => (await network.app.inject('/api/posts/list?site=slow-food')).statusCode;
  await until(async () => (await status()) === 200);
  await network.db.delete(sites).where(eq(sites.key, 'slow-food'));
  await until(async () => (await status()) === 400);
});

test('refuses two sites that differ only in the case of their keys, because they would share a host name', async () => {
  await expect(storeSiteFolders(network.db, [marquee, { ...marquee, key: 'marQuee' }], testNow)).rejects.toThrow();
});

test('starts the named sites of code, and every site of data', async () => {
  await storeSiteFolders(network.db, [marquee, beat], testNow);
  const row = { key: 'slow-food', home: 'data' as const, name: 'Slow', timeZone: 'Europe/Rome', changedAt: testNow };
  await network.db.insert(sites).values(row);
  const started = await Sites.open(network.db, ['beat'], {});
  expect(started.started).toEqual(['beat', 'slow-food']);
  expect(started.known).toEqual(['marquee', 'beat', 'slow-food']);
});

test('refuses to start with a setting that names an unknown site', async () => {
  await expect(Sites.open(network.db, ['bead'], {})).rejects.toThrow(/^SITES: There is no site “bead”/);
  await expect(Sites.open(network.db, 'all', { FOUR_EYES: ['bead'] })).rejects.toThrow(/^FOUR_EYES: There is no/);
});
