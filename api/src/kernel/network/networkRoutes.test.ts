import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestNetwork, type TestNetwork } from '../../testing/testNetwork.ts';

let network: TestNetwork;
beforeAll(async () => {
  network = await createTestNetwork();
});
afterAll(() => network.close());

const url = '/api/internal/network';
const run = (text: string) => network.db.$client.query(text);

test('sends the host names of this network, uncached', async () => {
  expect((await network.app.inject(url)).json()).toEqual({ domain: 'localhost', hosts: [] });
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
