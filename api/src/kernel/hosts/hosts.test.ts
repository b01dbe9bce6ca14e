import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestNetwork, type TestNetwork } from '../../testing/testNetwork.ts';
import { readCreatorOrigin } from './readCreatorOrigin.ts';
import { siteOfHost } from './siteOfHost.ts';

let network: TestNetwork;
beforeAll(async () => {
  network = await createTestNetwork();
  await network.db.$client.query(`insert into site_hosts (name, host, kind, domain, since) values
    ('www.beat.test', 'beat', 'canonical', 'news.test', now()), ('old.test', 'beat', 'redirect', 'news.test', now()),
    ('news.test', 'feast', 'canonical', 'news.test', now()), ('creators.test', 'vocal', 'canonical', 'news.test', now()),
    ('elsewhere.test', 'omni', 'canonical', 'other.test', now())`);
});
afterAll(() => network.close());

test.each([
  ['www.beat.test', 'beat'],
  ['old.test', 'beat'],
  ['beat.news.test', 'beat'],
  ['theswamp.news.test', 'theSwamp'],
  ['news.test', 'feast'],
  ['creators.test', undefined],
  ['elsewhere.test', undefined],
  ['x.beat.news.test', undefined],
])('the host name %s belongs to %s', async (name, site) => {
  expect(await siteOfHost(network.db, name, { domain: 'news.test', sites: network.app.startedSites })).toBe(site);
});

test('the bare domain belongs to marquee, unless an operator gave it away', async () => {
  expect(await siteOfHost(network.db, 'other.test', { domain: 'other.test', sites: network.app.startedSites })).toBe(
    'marquee',
  );
});

test('the creator host has the name that an operator chose, with the port and the protocol of all hosts', async () => {
  const ofDomain = (domain: string) => ({ domain, usualCreatorOrigin: `http://vocal.${domain}:3000` });
  expect(await readCreatorOrigin(network.db, ofDomain('news.test'))).toBe('http://creators.test:3000');
  expect(await readCreatorOrigin(network.db, ofDomain('other.test'))).toBe('http://vocal.other.test:3000');
});
