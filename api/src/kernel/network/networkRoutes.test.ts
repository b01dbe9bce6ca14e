import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { siteConfigSchema } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import { createTestNetwork, type TestNetwork } from '../../testing/testNetwork.ts';
import { siteFiles, sites } from '../db/schema/sites.ts';

let network: TestNetwork;
beforeAll(async () => {
  network = await createTestNetwork();
});
afterAll(() => network.close());

const url = '/api/internal/network';
const run = (text: string) => network.db.$client.query(text);

test('sends the host names of this network, uncached', async () => {
  expect((await network.app.inject(url)).json()).toEqual({ domain: 'localhost', hosts: [], sites: [] });
  await run(`insert into site_hosts (name, host, kind, domain, since) values
    ('www.beat.test', 'beat', 'canonical', 'localhost', now()), ('beat.test', 'beat', 'redirect', 'localhost', now()),
    ('other.test', 'beat', 'canonical', 'other.example', now())`);
  const response = await network.app.inject(url);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.json().hosts).toEqual([
    { name: 'beat.test', host: 'beat', isCanonical: false },
    { name: 'www.beat.test', host: 'beat', isCanonical: true },
  ]);
});

test('purges the data and all pages when a host name changes', async () => {
  await run(`delete from site_hosts where name = 'beat.test'`);
  const { rows } = await run('select tags from purges order by id desc limit 1');
  expect([...rows[0].tags].sort()).toEqual(['*', 'network']);
});

test.each(['WWW.beat.test', 'beat', '*.beat.test', 'beat.test.', '192.0.2.1/x', `${'a.'.repeat(130)}test`])(
  'the database refuses %s, which servers would refuse',
  async (name) => {
    const insert = `insert into site_hosts (name, host, kind, domain, since) values ('${name}', 'beat', 'redirect', 'localhost', now())`;
    await expect(run(insert)).rejects.toThrow('site_hosts_name_check');
  },
);

test('sends no more names than servers accept', async () => {
  await run(`insert into site_hosts (name, host, kind, domain, since)
    select 'a' || n || '.test', 'beat', 'redirect', 'localhost', now() from generate_series(1, 300) n`);
  expect((await network.app.inject(url)).json().hosts).toHaveLength(200);
});

test('responds with 404 to other machines and through a proxy', async () => {
  expect((await network.app.inject({ url, remoteAddress: '203.0.113.9' })).statusCode).toBe(404);
  expect((await network.app.inject({ url, headers: { 'x-forwarded-for': '203.0.113.9' } })).statusCode).toBe(404);
});

const slow = {
  ...{ key: 'slow', home: 'data' as const, name: 'Slow', timeZone: 'Europe/Rome', changedAt: new Date() },
  version: '0123456789abcdef',
  config: siteConfigSchema.parse({
    ...{ key: 'slow', name: 'Slow', description: '', metaTitle: '', metaDescription: '', brandName: '' },
    ...{ url: { base: 'https://x.example' }, logo: { width: 9, height: 9 }, contact: {}, social: {} },
    ...{ staticAbout: null, virtualDocumentTitle: 'Slow' },
  }),
  theme: { light: {}, dark: {}, preferred: 'light' as const, shape: {} },
  assets: {
    ...{ fontFaces: '', fontStacks: { headline: '', body: '' }, fonts: [], fontBytes: 0 },
    logos: { light: '', dark: '' },
  },
};
const filesOf = (version: string) => `/api/internal/sites/slow/${version}`;

test('sends a site of data, and its files by version', async () => {
  await network.db.insert(sites).values(slow);
  await network.db.insert(siteFiles).values({ site: 'slow', name: 'icon.svg', bytes: Buffer.from('<svg/>') });
  const { key, version, config, theme, assets } = slow;
  expect((await network.app.inject(url)).json().sites).toEqual([{ key, version, config, theme, assets }]);
  const { files } = (await network.app.inject(filesOf(version))).json();
  expect(Buffer.from(files['icon.svg'], 'base64').toString()).toBe('<svg/>');
  expect((await network.app.inject(filesOf('fedcba9876543210'))).statusCode).toBe(404);
  expect((await network.app.inject({ url: filesOf(version), remoteAddress: '203.0.113.9' })).statusCode).toBe(404);
});

test('purges the data and all pages when a site changes', async () => {
  await network.db.delete(sites).where(eq(sites.key, 'slow'));
  const { rows } = await run('select tags from purges order by id desc limit 1');
  expect([...rows[0].tags].sort()).toEqual(['*', 'network']);
  expect((await network.app.inject(filesOf(slow.version))).statusCode).toBe(404);
});
