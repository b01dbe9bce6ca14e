import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from '@jest/globals';
import { ClientAddresses } from '../address/ClientAddresses.ts';
import type { BodyRule } from '../http/bodies/bodyRules.ts';
import { ServerFixture, testVersion } from './testing/ServerFixture.ts';

let server: ServerFixture;
afterEach(() => server.close());

const signIn = '/api/vocal/auth/signin';
const calls = { method: 'POST', host: 'vocal.localhost', headers: { 'Content-Type': 'application/json' } };

/** An api that reads a body, and responds with its number of bytes. */
function readingApi(request: IncomingMessage, response: ServerResponse): void {
  let bytes = 0;
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
  });
  // The shell may abort refused uploads.
  request.on('error', () => undefined);
  request.on('end', () => response.end(JSON.stringify({ bytes })));
}

function expectProblem(response: { status: number; headers: Record<string, string>; body: string }, status: number) {
  expect(response).toMatchObject({
    status,
    headers: {
      'content-type': expect.stringMatching(/^application\/problem\+json/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
  expect(JSON.parse(response.body)).toMatchObject({ status, success: false, code: expect.any(String) });
}

describe("an error on the way to the api has the api's shape", () => {
  it.each([
    ['a malformed address', '/api/posts/..', {}, 400],
    ['an address that is not decodable', '/api/posts/%ff', {}, 400],
    ['the same of a picture', '/res/%ff', {}, 400],
    ['a long address', `/api/posts/${'a'.repeat(9_000)}`, {}, 414],
    ['an address that does not end', `/api/posts/${'a'.repeat(20_000)}`, {}, 431],
    ['large headers', '/api/currentUser', { headers: { 'X-A': 'a'.repeat(20_000) } }, 431],
    ['a host that is not ours', '/api/currentUser', { host: 'elsewhere.example' }, 404],
    ['a call between our own processes', '/api/internal/purges', {}, 404],
    ['the same with an escaped letter', '/api/%69nternal/purges', {}, 400],
    ['a picture that is written to', '/res/x', { method: 'POST' }, 405],
    ['signing in on a site for readers', signIn, { ...calls, host: 'omni.localhost', body: '{}' }, 404],
  ])('%s', async (_case, url, how, status) => {
    server = await ServerFixture.open(readingApi);
    expectProblem(await server.ask(url, how), status);
  });

  it.each([
    ['breaks off', (_request: IncomingMessage, response: ServerResponse) => void response.destroy(), 60_000, 502],
    ['is silent', () => undefined, 100, 504],
  ])('an api that %s', async (_case, api, apiMs, status) => {
    server = await ServerFixture.open(api, { times: { apiMs } });
    expectProblem(await server.ask('/api/currentUser'), status);
  });

  it('an api that is down', async () => {
    server = await ServerFixture.open(readingApi, { api: { url: 'http://127.0.0.1:1' } });
    const response = await server.ask('/api/currentUser');
    expectProblem(response, 503);
    expect(response.headers['retry-after']).toBe('5');
  });

  it('invalid HTTP', async () => {
    server = await ServerFixture.open();
    expectProblem(await server.send('HELLO\r\n\r\n'), 400);
  });
});

describe('a body', () => {
  const head = (lines: string) =>
    `POST ${signIn} HTTP/1.1\r\nHost: vocal.localhost\r\nConnection: close\r\n${lines}\r\n\r\n`;
  const piece = Buffer.alloc(65_536, ' ');

  function* sized(bytes: number): Generator<string | Buffer> {
    yield head(`Content-Type: application/json\r\nContent-Length: ${bytes}`);
    for (let sent = 0; sent < bytes; sent += piece.length)
      yield piece.subarray(0, Math.min(piece.length, bytes - sent));
  }
  function* chunked(bytes: number): Generator<string | Buffer> {
    yield head('Content-Type: application/json\r\nTransfer-Encoding: chunked');
    for (let sent = 0; sent < bytes; sent += piece.length)
      yield Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]);
    yield '0\r\n\r\n';
  }

  it.each([
    ['its length told', sized, 2_000_000],
    ['its length told', sized, 20_000_000],
    ['in chunks', chunked, 2_000_000],
    ['in chunks', chunked, 20_000_000],
  ])('that is too large is 413 each time: %s, %p, %i bytes', async (_how, send, bytes) => {
    server = await ServerFixture.open(readingApi);
    for (let attempt = 0; attempt < 5; attempt += 1) expectProblem(await server.send(send(bytes)), 413);
  });

  it.each([
    [signIn, 1],
    ['/api/vocal/posts/create', 1],
    ['/api/vocal/posts/17', 4],
    ['/api/vocal/auth/uploadImage', 21],
    ['/api/vocal/files', 21],
  ])('has the same limit as at the api: %s, %i MiB', async (path, megabytes) => {
    server = await ServerFixture.open(readingApi);
    const max = megabytes * 1_048_576;
    expectProblem(await server.ask(path, { ...calls, body: ' '.repeat(max + 1) }), 413);
    expect((await server.ask(path, { ...calls, body: ' '.repeat(max) })).body).toBe(`{"bytes":${max}}`);
  });

  const upload = (bytes: number) =>
    `POST /api/vocal/auth/uploadImage HTTP/1.1\r\nHost: vocal.localhost\r\nConnection: close\r\nContent-Length: ${bytes}\r\n\r\n`;
  function* uploadOf(bytes: number): Generator<string | Buffer> {
    yield upload(bytes);
    for (let sent = 0; sent < bytes; sent += piece.length) yield piece;
  }

  it.each([
    ['reads it to its end', (request: IncomingMessage) => void request.resume()],
    ['does not read it', () => undefined],
    ['ends the connection', (request: IncomingMessage) => request.socket.end()],
  ])('that the api refuses early gets the refusal of an api that %s', async (_how, then) => {
    server = await ServerFixture.open((request, response) => {
      response.writeHead(401, { 'content-type': 'application/problem+json' });
      response.end('{"status":401}', () => then(request));
    });
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect(await server.send(uploadOf(20 * 1_048_576))).toMatchObject({
        status: 401,
        body: expect.stringContaining('{"status":401}'),
      });
  });

  it('of an api that breaks off while the body comes in is 502, not a silence', async () => {
    server = await ServerFixture.open((request) => {
      request.once('data', () => request.socket.destroy());
    });
    expectProblem(await server.send(uploadOf(20 * 1_048_576)), 502);
  });

  it('of 100 MB is refused in words', async () => {
    server = await ServerFixture.open(readingApi);
    expectProblem(await server.send(uploadOf(100 * 1_048_576)), 413);
  });

  it('is one of few at the same time of a network, and of no other network', async () => {
    const reached = Promise.withResolvers<void>();
    let count = 0;
    const api = (request: IncomingMessage, response: ServerResponse) => {
      count += 1;
      if (count === 12) reached.resolve();
      readingApi(request, response);
    };
    server = await ServerFixture.open(api, { addresses: new ClientAddresses(['127.0.0.1'], false) });
    const held: Promise<unknown>[] = [];
    const end = Promise.withResolvers<void>();
    const post = (from: string, until: Promise<void>) =>
      server.send(
        (async function* () {
          yield upload(2).replace('Host', `X-Forwarded-For: ${from}\r\nHost`);
          yield 'a';
          await until;
          yield 'b';
        })(),
      );
    for (let client = 0; client < 12; client += 1) held.push(post(`203.0.113.${client}`, end.promise));
    await reached.promise;
    expectProblem(await post('203.0.113.99', Promise.resolve()), 429);
    expect((await post('198.51.100.1', Promise.resolve())).status).toBe(200);
    end.resolve();
    expect(await Promise.all(held)).toEqual(held.map(() => expect.objectContaining({ status: 200 })));
    expect((await post('203.0.113.99', Promise.resolve())).status).toBe(200);
  });

  it('within the limit reaches the api whole', async () => {
    server = await ServerFixture.open(readingApi);
    expect(await server.send(sized(1_048_576))).toMatchObject({ status: 200, body: '{"bytes":1048576}' });
  });
});

describe('a slow connection', () => {
  const rule: BodyRule = { maxBytes: 1_000_000, wholeMs: 1_000 };
  const lateHeaders = { headersMs: 200, checkMs: 50 };
  const lateBody = { bodyRuleOf: () => rule };
  const post = (path: string) => `POST ${path} HTTP/1.1\r\nHost: vocal.localhost\r\nContent-Length: 1000\r\n\r\n`;

  it.each([
    ['that says nothing', '', lateHeaders, 408],
    ['that stops in its headers', 'GET / HTTP/1.1\r\nHost: a', lateHeaders, 408],
    ['whose body does not come, to the api', post(signIn), lateBody, 408],
    ['whose body does not come, to a page', post('/'), lateBody, 405],
  ])('%s is ended', async (_case, bytes, times, status) => {
    server = await ServerFixture.open(readingApi, { times });
    expect((await server.send(bytes)).status).toBe(status);
  });

  it('is allowed for an upload that makes progress, and ended for one that stops', async () => {
    // Ten parts are sent in each window, so that a busy machine may delay most of them.
    const progress = { windowMs: 1_000, bytes: 10 };
    server = await ServerFixture.open(readingApi, {
      times: { bodyRuleOf: () => ({ ...rule, wholeMs: 60_000, progress }) },
    });
    async function* upload(isGoingOn: boolean) {
      const headers = 'Host: vocal.localhost\r\nConnection: close\r\nContent-Length: 300';
      yield `POST ${signIn} HTTP/1.1\r\n${headers}\r\n\r\n`;
      for (let part = 0; part < 30; part += 1) {
        yield 'ten bytes.';
        await new Promise((resolve) => setTimeout(resolve, isGoingOn || part < 3 ? 100 : 2_500));
      }
    }
    expect((await server.send(upload(true))).status).toBe(200);
    expect((await server.send(upload(false))).status).toBe(408);
  });
});

describe('files of releases', () => {
  const folder = `/assets/shell/${testVersion}`;

  it.each([
    `${folder}/..%2fmanifest.json`,
    `${folder}/..%2fserver%2fsites.json`,
    `${folder}/..%5cmanifest.json`,
    `${folder}/%2e%2e/manifest.json`,
    `/assets/sites/..%2f..%2f..%2f..%2fshell%2f${testVersion}%2fmanifest.json`,
    `/assets/..%2fshell/${testVersion}/x`,
    `/assets/incoming/${testVersion}/x`,
    '/assets/shell/latest/boot.js',
  ])('are served for browsers only: not %s', async (path) => {
    server = await ServerFixture.open();
    const response = await server.ask(path);
    expect([400, 404]).toContain(response.status);
    expect(response.body).not.toContain('secret');
  });

  it('that are missing are not remembered as missing', async () => {
    server = await ServerFixture.open();
    expect(await server.ask(`${folder}/no-such.js`)).toMatchObject({
      status: 404,
      headers: { 'cache-control': 'no-store' },
    });
    expect(await server.ask(`${folder}/boot.js`)).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'public, max-age=31536000, immutable' },
    });
  });
});

describe('public information', () => {
  it('about a worker is only that it is healthy', async () => {
    server = await ServerFixture.open();
    const far = { 'X-Forwarded-For': '203.0.113.7' };
    expect(JSON.parse((await server.ask('/healthz')).body)).toMatchObject({ status: 'ok', pid: process.pid });
    expect(JSON.parse((await server.ask('/healthz', { headers: far })).body)).toEqual({ status: 'ok' });
    expect((await server.ask('/_marquee', { host: 'elsewhere.example', headers: far })).status).toBe(404);
  });

  it.each(['10.1.2.3:3000', '[2001:db8::7]:3000', 'elsewhere.example'])(
    'reaches probes that ask by any host, as a bare status: %s',
    async (host) => {
      server = await ServerFixture.open();
      const far = { 'X-Forwarded-For': '203.0.113.7' };
      for (const path of ['/healthz', '/readyz']) {
        const { status, body } = await server.ask(path, { host, headers: far });
        expect([status, JSON.parse(body)]).toEqual([200, { status: 'ok' }]);
      }
      expect((await server.ask('/', { host, headers: far })).status).toBe(404);
    },
  );

  it('includes that readers use https, where they do', async () => {
    server = await ServerFixture.open(undefined, { isHttps: true });
    for (const path of ['/', '/api/currentUser', '/robots.txt', '/%'])
      expect((await server.ask(path)).headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it("includes the api's documentation, with a policy that forbids frames", async () => {
    server = await ServerFixture.open();
    for (const path of ['/api/docs/', '/api/docs/static/index.html'])
      expect((await server.ask(path)).headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });
});

describe('a page', () => {
  it.each([
    ['gzip', 'gzip'],
    ['br, gzip', 'br'],
    ['br;q=0', undefined],
  ])('has the encoding that the reader accepts: %s', async (accepted, encoding) => {
    server = await ServerFixture.open();
    for (let time = 0; time < 2; time += 1)
      expect(
        (await server.ask('/a-post', { headers: { 'Accept-Encoding': accepted } })).headers['content-encoding'],
      ).toBe(encoding);
  });
});
