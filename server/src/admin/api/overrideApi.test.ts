import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { versionOf } from '@marquee/releases/service/testing/ReleaseFixture.ts';
import { packRelease } from '@marquee/releases/storage/packRelease.ts';
import type { OverrideRoute } from '../../workerMessages.ts';
import { openOverrideServer } from '../testing/openOverrideServer.ts';
import { openTestServer, operatorToken, type TestServer } from '../testing/openTestServer.ts';

let server: TestServer;
let token: string;
let routes: OverrideRoute[];
beforeEach(async () => {
  routes = [];
  server = await openOverrideServer(() => routes);
  token = await server.addTeamToken();
});
afterEach(() => server.close());

type Method = 'GET' | 'POST' | 'DELETE';
const call = (method: Method, url: string, secret = token) =>
  server.app.inject({ method, url: `/_marquee/api${url}`, headers: { authorization: `Bearer ${secret}` } });

async function upload(script: string, options: { as?: 'mf-post' | 'shell'; developer?: string } = {}) {
  const { from, manifest } = await server.fixture.build(script, options.as);
  const query = new URLSearchParams({
    part: manifest.name,
    version: manifest.version,
    developer: options.developer ?? 'ada@laptop',
  });
  return server.app.inject({
    method: 'POST',
    url: `/_marquee/api/overrides?${query}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/gzip' },
    payload: Buffer.from((await packRelease(from)).bytes),
  });
}

/** Uploads, and opens the address that the command prints. */
async function open(headers: Record<string, string> = { 'sec-fetch-site': 'none' }) {
  const { override } = (await upload('mine')).json();
  const { path } = (await call('GET', `/overrides/${override.id}`)).json();
  return { id: override.id as string, path: path as string, response: await server.app.inject({ url: path, headers }) };
}

describe('the API of overrides', () => {
  test('accepts a build without an evaluation, and reports the state of its worker', async () => {
    const response = await upload('mine');
    expect(response.statusCode).toBe(201);
    const { override } = response.json();
    expect(override).toMatchObject({ part: 'mf-post', version: versionOf('mine'), by: 'post', state: 'starting' });
    expect(server.fixture.evaluations).toBe(0);

    const { id, part, version, since } = override;
    routes = [{ id, part, version, since, socket: '/run/x.sock', problem: null }];
    expect((await call('GET', `/overrides/${id}`)).json().override.state).toBe('serving');
    routes = [{ id, part, version, since, socket: null, problem: 'PostPage throws' }];
    expect((await call('GET', '/overrides')).json().overrides).toEqual([
      { ...override, state: 'failed', problem: 'PostPage throws' },
    ]);
  });

  test("refuses another team's part and a sixth override", async () => {
    expect((await upload('mine', { as: 'shell' })).statusCode).toBe(403);
    for (const developer of ['a', 'b', 'c', 'd', 'e']) await upload('mine', { developer });
    const sixth = await upload('mine', { developer: 'f' });
    expect([sixth.statusCode, sixth.json().code]).toEqual([409, 'too-many-overrides']);
  });

  test('ends an override for its team and the operator only', async () => {
    const { id } = (await upload('mine')).json().override;
    const others = await server.fixture.tokens.add('reader', ['mf-reader'], 'operator@here');
    expect((await call('DELETE', `/overrides/${id}`, others)).statusCode).toBe(403);
    expect((await call('GET', `/overrides/${id}`, others)).statusCode).toBe(403);
    expect((await call('DELETE', `/overrides/${id}`, operatorToken)).statusCode).toBe(200);
    expect((await call('DELETE', `/overrides/${id}`)).statusCode).toBe(404);
  });
});

describe('the address that the command prints', () => {
  test('gives the browser its cookie and leads to the site', async () => {
    const { response } = await open();
    expect([response.statusCode, response.headers.location]).toEqual([303, '/']);
    expect(response.headers['set-cookie']).toMatch(/^marquee_override=.+; HttpOnly; SameSite=Lax; Max-Age=28800$/);
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });

  test("opens nothing from another site's page, when it is old, or when the override has ended", async () => {
    const { id, path, response } = await open({ 'sec-fetch-site': 'cross-site' });
    expect([response.statusCode, response.headers['set-cookie']]).toEqual([403, undefined]);
    expect(response.body).toContain('address bar');
    await call('DELETE', `/overrides/${id}`);
    expect((await server.app.inject(path)).statusCode).toBe(404);
    server.fixture.now += 10 * 60_000;
    expect((await server.app.inject(path)).statusCode).toBe(403);
  });

  test('reports the next version to the page, and one that does not start', async () => {
    const { id, response } = await open();
    const [cookie = ''] = String(response.headers['set-cookie']).split(';', 1);
    const now = async (sent: string) =>
      (await server.app.inject({ url: '/_marquee/override/now', headers: { cookie: sent } })).json();
    const route = {
      id,
      part: 'mf-post',
      version: versionOf('mine'),
      since: '',
      socket: '/run/x.sock',
      problem: null,
    } as const;
    routes = [route];
    expect(await now(cookie)).toEqual({ version: versionOf('mine'), hasFailed: false });
    routes = [{ ...route, socket: null, problem: 'PostPage throws' }];
    expect(await now(cookie)).toEqual({ version: null, hasFailed: true });
    expect(await now('marquee_override=forged')).toEqual({ version: null, hasFailed: false });
  });

  test('ends by the button on the page, which returns to that page', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/_marquee/override/end',
      headers: {
        host: 'beat.localhost:3000',
        referer: 'http://beat.localhost:3000/a-post?page=2',
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
    expect([response.statusCode, response.headers.location]).toEqual([303, '/a-post?page=2']);
    expect(response.headers['set-cookie']).toMatch(/^marquee_override=; .*Max-Age=0$/);
  });

  test.each(['http://elsewhere.example/x', 'http://beat.localhost:3000//elsewhere.example/', ''])(
    'never redirects to another host, whatever page is named: %s',
    async (referer) => {
      const headers = { host: 'beat.localhost:3000', referer };
      const { location = '' } = (await server.app.inject({ method: 'POST', url: '/_marquee/override/end', headers }))
        .headers;
      expect(URL.parse(String(location), 'http://beat.localhost:3000')?.host).toBe('beat.localhost:3000');
    },
  );
});

test('everything is 404 when overrides are off, as by default', async () => {
  await server.close();
  server = await openTestServer();
  for (const url of ['/_marquee/api/overrides', '/_marquee/override?ticket=x'])
    expect((await server.app.inject({ url, headers: { authorization: `Bearer ${operatorToken}` } })).statusCode).toBe(
      404,
    );
});
