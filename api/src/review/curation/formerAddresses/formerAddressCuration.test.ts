import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type FormerAddressResult, formerAddressLimits } from '@marquee/shared/domain';
import { desc, eq, like, sql } from 'drizzle-orm';
import { audit } from '../../../kernel/db/schema/audit.ts';
import { formerAddresses } from '../../../kernel/db/schema/formerAddresses.ts';
import { posts } from '../../../kernel/db/schema/posts.ts';
import { demoAccounts } from '../../../people/demo/demoAccounts.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../../testing/testNetwork.ts';
import { until } from '../../../testing/until.ts';
import { signIn } from '../../../testing/writers.ts';
import { importRedirectFile } from './importRedirectFile.ts';

let network: TestNetwork;
let cookie = '';
beforeAll(async () => {
  network = await createTestNetwork({ SAVE_LIMIT: '1000' });
  cookie = await signIn(network.app, demoAccounts.moderator);
});
afterAll(() => network.close());

const send = (method: 'GET' | 'POST', path: string, payload?: object) =>
  network.app.inject({ method, url: `/api/vocal/curation/${path}`, headers: { cookie }, ...(payload && { payload }) });
const post = (csv: string) => send('POST', 'beat/formerAddresses', { csv });
const whereTo = async (address: string) => {
  const response = await network.app.inject(`/api/formerAddresses?site=beat&address=${encodeURIComponent(address)}`);
  return response.statusCode === 200 ? response.json().location : null;
};
const command = (csv: string, allowOtherHosts = false): Promise<FormerAddressResult> =>
  importRedirectFile(network.db, { site: 'beat', csv, allowOtherHosts, actorId: null, at: new Date(testNow) });
/** Returns the lines that a refusal lists. */
const faultsOf = async (csv: string) =>
  (await post(csv)).json().errors.map(({ message }: { message: string }) => message.replace(/“.*”/, '“…”'));

test('writes a file of redirects that lead at once, follows pages to new addresses and records one audit row', async () => {
  expect(await whereTo('/old')).toBeNull();
  const csv = 'from,to\nhttps://old.example/Old/,/field-notes\n"/a,b",/about/?x=1#y\n/not-yet,\n\n/old,/field-notes\n';
  const response = await post(csv);
  expect(response.json()).toEqual({ success: true, added: 2, changed: 0, unchanged: 0 });
  await until(async () => (await whereTo('/old')) === '/field-notes');
  expect(await whereTo('/a,b/')).toBe('/about?x=1#y');
  await network.db.update(posts).set({ key: 'renamed' }).where(eq(posts.key, 'field-notes'));
  await until(async () => (await whereTo('/old')) === '/renamed');
  expect((await post('From;To\n/old;/about')).json()).toMatchObject({ added: 0, changed: 1, unchanged: 0 });
  await until(async () => (await whereTo('/old')) === '/about');
  const rows = await network.db.select().from(audit).where(eq(audit.subject, 'redirect')).orderBy(desc(audit.id));
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({ action: 'import', site: 'beat', after: { changed: 1, first: '/old' } });
});

test('names each bad line and writes nothing', async () => {
  const before = await network.db.$count(formerAddresses);
  const lines = [
    'from,to',
    '/good,/about',
    ',/about',
    '/%ff,/about',
    '/api/x,/about',
    '/,/about',
    '/p,https://evil.example/',
    '/q,//evil.example',
    '/r,/\\evil.example',
    '/s,javascript:alert(1)',
    '/t,/T/',
    '/good,/contact',
    '/u,/v',
    '/v,/w',
    '/w,/u',
    `/x,/${'a'.repeat(2_100)}`,
    '/y,/_marquee',
    `/${'z'.repeat(600)},/about`,
  ];
  expect(await faultsOf(lines.join('\n'))).toEqual([
    'Line 3: The former address is missing.',
    'Line 4: “…” is no address, or has more than 500 characters.',
    'Line 5: “…” belongs to Marquee itself, so no redirect is looked up there.',
    'Line 6: The home page cannot lead elsewhere.',
    'Line 7: “…” is an address of a host. Write its path, or allow other hosts.',
    'Line 8: “…” is neither a path such as /a-post nor an address.',
    'Line 9: “…” is neither a path such as /a-post nor an address.',
    'Line 10: “…” is neither a path such as /a-post nor an address.',
    'Line 11: The address leads to itself.',
    'Line 12: Line 2 leads /good to another place.',
    'Line 13: The address /u leads back to itself.',
    'Line 16: The address it leads to has more than 2000 characters.',
    'Line 17: “…” belongs to Marquee itself.',
    'Line 18: “…” is no address, or has more than 500 characters.',
  ]);
  expect(await faultsOf('a,b\n/x,/y')).toEqual(['Line 1: The first line must name the columns “…”.']);
  expect(await faultsOf('from,to\n/x,"/y')).toEqual([expect.stringMatching(/^Line \d: /)]);
  const many = await post(`from,to\n${'/%ff,/about\n'.repeat(150)}`);
  expect(many.json().errors).toHaveLength(formerAddressLimits.listedFaults);
  expect(many.json().error).toContain('150 lines are not valid');
  expect(await network.db.$count(formerAddresses)).toBe(before);
});

test('leads to other hosts only by the command of an operator who permits it', async () => {
  await expect(command('from,to\n/away,https://other.example/x')).rejects.toThrow('not valid');
  expect(await command('from,to\n/away,https://other.example/x', true)).toMatchObject({ added: 1 });
  await until(async () => (await whereTo('/away')) === 'https://other.example/x');
});

test('limits the size of a call and the number of rows', async () => {
  const long = await post(`from,to\n${'/x,/y\n'.repeat(160_000)}`);
  expect(long.statusCode).toBe(413);
  expect((await post('x'.repeat(formerAddressLimits.callCharacters + 1))).statusCode).toBe(422);
  const row = (place: number) => `/many/${place},/about`;
  const csv = (length: number) => `from,to\n${Array.from({ length }, (_, place) => row(place)).join('\n')}`;
  await expect(command(csv(formerAddressLimits.rows + 1))).rejects.toThrow('not valid');
  await network.db.execute(sql`insert into former_addresses (site, address, kind, target, source)
    select 'beat', '/full/' || place, 'path', '/about', 'person' from generate_series(1, ${formerAddressLimits.rows}::int) as place`);
  await expect(command(csv(1))).rejects.toThrow('at most 200000 former addresses');
  expect(await whereTo('/many/0')).toBeNull();
  await network.db.delete(formerAddresses).where(like(formerAddresses.address, '/full/%'));
});

test('lists and removes former addresses of its own site only', async () => {
  await command('from,to\n/list/a,/about\n/list/b,/no-page\n/list/c,/renamed');
  const list = async (query: string) => (await send('GET', `beat/formerAddresses?${query}`)).json();
  const { addresses, total } = await list('q=LIST');
  expect(addresses).toEqual([
    { from: '/list/a', to: '/about', source: 'person' },
    { from: '/list/b', to: '/no-page', source: 'person' },
    { from: '/list/c', to: '/renamed', source: 'person' },
  ]);
  expect(total).toBeGreaterThan(3);
  expect((await list('q=list&after=/list/b')).addresses).toHaveLength(1);
  const remove = (addresses: string[]) => send('POST', 'beat/formerAddresses/remove', { addresses });
  expect((await remove(['/List/A/', '/unknown'])).json()).toEqual({ success: true, removed: 1 });
  expect((await remove(Array.from({ length: 1_001 }, () => '/a'))).statusCode).toBe(422);
  await until(async () => (await whereTo('/list/a')) === null);
  expect((await send('GET', 'nowhere/formerAddresses')).statusCode).toBe(404);
});
