import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { partNames } from '@marquee/releases/partNames.ts';
import { versionOf } from '@marquee/releases/service/testing/ReleaseFixture.ts';
import { openTestServer, operatorToken, type TestServer } from '../testing/openTestServer.ts';
import { progressLines } from '../testing/progressLines.ts';

let server: TestServer;
let token = '';
beforeEach(async () => {
  server = await openTestServer();
  token = await server.addTeamToken();
});
afterEach(() => server.close());

const api = '/_marquee/api';
const bearer = (secret = token) => ({ authorization: `Bearer ${secret}` });
const post = (url: string, payload: object = {}, headers: Record<string, string> = bearer()) =>
  server.app.inject({ method: 'POST', url: api + url, payload, headers });
const get = (url: string, headers: Record<string, string> = bearer()) => server.app.inject({ url: api + url, headers });

const part = async () => (await server.fixture.service.state()).parts['mf-post'];

describe('callers', () => {
  test('a call without a token or with a wrong one is refused', async () => {
    for (const headers of [{}, bearer('wrong'), { authorization: `Basic ${token}` }]) {
      const response = await get('/status', headers as Record<string, string>);
      expect([response.statusCode, response.headers['content-type']]).toEqual([
        401,
        'application/problem+json; charset=utf-8',
      ]);
      expect(response.json()).toMatchObject({ success: false, code: 'wrong-token', status: 401 });
      expect(response.headers['www-authenticate']).toBe('Bearer');
    }
  });

  test('an address with many wrong tokens waits, but not with a right one', async () => {
    for (let attempt = 0; attempt < 20; attempt += 1) expect((await get('/status', bearer('no'))).statusCode).toBe(401);
    const response = await get('/status', bearer('no'));
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '900']);
    expect((await get('/status')).statusCode).toBe(200);
    expect((await get('/status', bearer(operatorToken))).statusCode).toBe(200);
    server.fixture.now += 15 * 60_000;
    expect((await get('/status', bearer('no'))).statusCode).toBe(401);
  });

  test("a team acts on its own part and not on another team's", async () => {
    for (const url of ['/parts/mf-reader/rollback', '/parts/shell/promote']) {
      const response = await post(url);
      expect([response.statusCode, response.json().code]).toEqual([403, 'not-your-part']);
    }
    const sent = await server.app.inject({
      method: 'PUT',
      url: `${api}/releases/mf-reader/${versionOf('x')}`,
      payload: 'an archive',
      headers: { 'content-type': 'application/gzip', ...bearer() },
    });
    expect([sent.statusCode, sent.json().code]).toEqual([403, 'not-your-part']);
  });

  test('the operator acts on every part', async () => {
    await server.fixture.release('second', { part: 'mf-reader' });
    expect((await post('/parts/mf-reader/rollback', {}, bearer(operatorToken))).statusCode).toBe(200);
    expect((await server.fixture.service.log(-1))[0]?.actor).toBe('operator');
  });

  test('a page of another site is refused, even with a token', async () => {
    const elsewhere: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
    ];
    for (const headers of elsewhere) {
      const response = await get('/status', { ...bearer(), ...headers });
      expect([response.statusCode, response.json().code]).toEqual([403, 'cross-site']);
      expect(response.headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  test('a revoked token is refused', async () => {
    await server.fixture.tokens.revoke('post', 'operator@here');
    expect((await get('/status')).statusCode).toBe(401);
  });
});

describe('without an operator', () => {
  test('everything is 404 until a team has a token; then only the API responds', async () => {
    const plain = await openTestServer({});
    try {
      for (const url of ['/_marquee', '/_marquee/', '/_marquee/api/status', '/_marquee/x'])
        expect((await plain.app.inject(url)).statusCode).toBe(404);
      const secret = await plain.addTeamToken();
      expect((await plain.app.inject({ url: `${api}/status`, headers: bearer(secret) })).statusCode).toBe(200);
      expect((await plain.app.inject('/_marquee')).statusCode).toBe(404);
      expect((await plain.app.inject('/elsewhere')).body).toBe('a page');
    } finally {
      await plain.close();
    }
  });
});

describe('a part', () => {
  test('becomes a canary, gets more readers, is promoted, rolled back, and live again', async () => {
    const first = versionOf('first');
    const version = versionOf('second');
    await server.fixture.release('second', { percent: 1 });
    expect((await post('/parts/mf-post/canary', { version, percent: 50 })).statusCode).toBe(200);
    expect((await part()).canary?.percent).toBe(50);
    const promoted = progressLines((await post('/parts/mf-post/promote')).body);
    expect(promoted.at(-1)).toMatchObject({ ok: true, kind: 'live', version });
    await post('/parts/mf-post/rollback', { seen: version });
    expect((await part()).live).toBe(first);
    await post('/parts/mf-post/live', { version });
    expect((await part()).live).toBe(version);
  });

  test.each([
    ['/parts/mf-post/promote', {}, 409, 'no-canary'],
    ['/parts/mf-post/rollback', {}, 409, 'no-previous'],
    ['/parts/mf-post/rollback', { seen: '0.1.0-0000000000' }, 409, 'moved-on'],
    ['/parts/mf-post/live', { version: '0.1.0-0000000000' }, 404, 'unknown-release'],
    ['/parts/mf-post/canary', { version: versionOf('first') }, 422, 'percent'],
    ['/parts/mf-post/canary', { version: versionOf('first'), percent: 100 }, 422, 'invalid'],
    ['/parts/mf-post/live', {}, 422, 'invalid'],
    ['/parts/mf-post/explode', {}, 400, 'invalid'],
  ])('%s with %j is %i %s', async (url, body, status, code) => {
    const response = await post(url, body);
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });

  test('is moved without a body too, whatever the content type', async () => {
    await server.fixture.release('second');
    const response = await server.app.inject({
      method: 'POST',
      url: `${api}/parts/mf-post/rollback`,
      headers: { 'content-type': 'application/json', ...bearer() },
    });
    expect(response.statusCode).toBe(200);
  });
});

describe('readable data', () => {
  test('is the status of every part, for any token', async () => {
    await server.fixture.release('second', { percent: 10 });
    const { status, node, counts } = (await get('/status')).json();
    expect(status.parts.map((one: { part: string }) => one.part)).toEqual(partNames);
    expect(status.parts[2]).toMatchObject({
      live: { version: versionOf('first'), by: 'operator@here' },
      canary: { version: versionOf('second'), percent: 10, by: 'post' },
    });
    expect([node.name, counts]).toEqual(['node-1', null]);
  });

  test('is the log, with words and without the hashes of tokens', async () => {
    const response = await get('/log?after=-1');
    expect(response.json().entries).toEqual([
      expect.objectContaining({
        actor: 'operator@here',
        text: 'made the token “post” for mf-post',
        event: { kind: 'tokenAdded', name: 'post', parts: ['mf-post'] },
      }),
    ]);
    const { entries } = (await get('/log?after=9')).json();
    expect(entries[0].seq).toBe(10);
  });
});
