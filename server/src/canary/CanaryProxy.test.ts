import { createServer, get, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { CanaryRoute, OverrideRoute } from '../workerMessages.ts';
import { CanaryProxy } from './CanaryProxy.ts';

const socket = path.join(tmpdir(), `hand-over-${process.pid}.sock`);
const route: OverrideRoute = {
  id: 'abc',
  part: 'mf-post',
  version: '0.1.0-bbbbbbbbbb',
  since: '2026-11-22T10:00:00.000Z',
  socket,
  problem: null,
};

let overrides: OverrideRoute[];
let canaries: CanaryRoute[];
let own: Server;
let front: Server;
let canaryProxy: CanaryProxy;
let failures: number;
let ownStatus: number;
beforeEach(async () => {
  overrides = [route];
  canaries = [];
  failures = 0;
  ownStatus = 200;
  own = createServer((_request, response) => {
    response.writeHead(ownStatus, {
      'cache-control': 'public, max-age=0, must-revalidate',
      etag: '"x"',
      'cache-tag': 'site:beat',
      xkey: 'site:beat',
    });
    response.end('the other set');
  });
  await new Promise<void>((resolve) => own.listen(socket, resolve));
  canaryProxy = new CanaryProxy({
    canaries: () => canaries,
    overrides: () => overrides,
    readOverride: (cookies) => (cookies === 'mine' ? 'abc' : null),
    addressOf: () => '203.0.113.7',
    random: () => 0.5,
    onFailure: () => {
      failures += 1;
    },
  });
  front = createServer((request, response) =>
    canaryProxy.handle(request, response, () =>
      response
        .writeHead(200, { 'cache-control': request.url?.startsWith('/preview/') ? 'private, no-store' : 'public' })
        .end('the live set'),
    ),
  );
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  canaryProxy.close();
  front.closeAllConnections();
  own.closeAllConnections();
  await new Promise((resolve) => front.close(resolve));
  await new Promise((resolve) => own.close(resolve));
});

async function ask(
  url: string,
  headers: Record<string, string> = {},
): Promise<{ body: string; headers: IncomingHttpHeaders }> {
  const { port } = front.address() as AddressInfo;
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get({ port, path: url, headers, agent: false }, resolve).on('error', reject),
  );
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { body: Buffer.concat(chunks).toString(), headers: response.headers };
}

describe('a page', () => {
  test("is the override's for the browser with its cookie, and not stored", async () => {
    const { body, headers } = await ask('/a-post', { cookie: 'mine', 'sec-fetch-mode': 'navigate' });
    expect(body).toBe('the other set');
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-override': 'mf-post@0.1.0-bbbbbbbbbb' });
    expect([headers.etag, headers['cache-tag'], headers.xkey]).toEqual([undefined, undefined, undefined]);
  });

  test.each([
    ['without the cookie', {}],
    ['with a forged one', { cookie: 'forged' }],
    ['for a service worker, which keeps what it gets', { cookie: 'mine', 'sec-fetch-mode': 'cors' }],
  ])('is the live one %s', async (_who, headers) => {
    const response = await ask('/a-post', headers);
    expect([response.body, response.headers['cache-control'], response.headers['set-cookie']]).toEqual([
      'the live set',
      'public',
      undefined,
    ]);
  });

  test('is the live one when the override has ended, still starts or does not respond', async () => {
    overrides = [{ ...route, id: 'other' }];
    expect((await ask('/a-post', { cookie: 'mine' })).body).toBe('the live set');
    overrides = [{ ...route, socket: null }];
    expect((await ask('/a-post', { cookie: 'mine' })).body).toBe('the live set');
    overrides = [{ ...route, socket: `${socket}-gone` }];
    expect((await ask('/a-post', { cookie: 'mine' })).body).toBe('the live set');
    expect(failures).toBe(1);
  });

  test('that may not be stored says so during a canary too', async () => {
    canaries = [{ part: 'mf-post', version: '0.1.0-cccccccccc', percent: 0, socket: `${socket}-gone` }];
    expect((await ask('/preview/0123')).headers['cache-control']).toBe('private, no-store');
    expect((await ask('/a-post')).headers['cache-control']).toBe('private, max-age=0, must-revalidate');
  });

  test('that a canary cannot make is the live one, and one that an override cannot make is not', async () => {
    ownStatus = 503;
    expect((await ask('/a-post', { cookie: 'mine' })).body).toBe('the other set');
    overrides = [];
    canaries = [{ part: 'mf-post', version: '0.1.0-cccccccccc', percent: 100, socket }];
    expect((await ask('/a-post')).body).toBe('the live set');
  });

  test("is the override's rather than a canary's", async () => {
    canaries = [{ part: 'mf-post', version: '0.1.0-cccccccccc', percent: 99.99, socket: `${socket}-gone` }];
    const { body, headers } = await ask('/a-post', { cookie: 'mine' });
    expect([body, headers['set-cookie']]).toEqual(['the other set', undefined]);
  });
});

describe('behind a CDN', () => {
  const canary = (percent: number) => [{ part: 'mf-post' as const, version: '0.1.0-cccccccccc', percent, socket }];
  let proxy: CanaryProxy;
  let cdnFront: Server;
  beforeEach(async () => {
    proxy = new CanaryProxy({
      canaries: () => canaries,
      overrides: () => [],
      readOverride: () => null,
      addressOf: () => '203.0.113.7',
      random: () => 0.5,
      isBehindCdn: ({ headers }) => headers['x-marquee-address'] === undefined,
      onFailure: () => undefined,
    });
    cdnFront = createServer((request, response) =>
      proxy.handle(request, response, () =>
        response.writeHead(200, { 'cache-control': 'public', xkey: 'site:beat' }).end('the live set'),
      ),
    );
    await new Promise<void>((resolve) => cdnFront.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => {
    proxy.close();
    cdnFront.closeAllConnections();
    cdnFront.close();
  });
  async function read(cookie?: string, own: Record<string, string> = {}) {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const { port } = cdnFront.address() as AddressInfo;
      get({ port, path: '/a-post', headers: { ...own, ...(cookie && { cookie }) }, agent: false }, resolve).on(
        'error',
        reject,
      );
    });
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    return { body: Buffer.concat(chunks).toString(), headers: response.headers };
  }
  const cookiesOf = (cookie?: string) => proxy.cookiesFor({ headers: { cookie } } as IncomingMessage);

  test('leaves pages storable for readers who are in no canary', async () => {
    canaries = canary(100);
    const { body, headers } = await read();
    expect([body, headers['cache-control'], headers['set-cookie']]).toEqual(['the live set', 'public', undefined]);
    canaries = canary(0);
    expect((await read('bucket=7')).headers['cache-control']).toBe('public');
  });

  test('assigns a reader by a call of its own, and keeps the pages of a canary from the CDN', async () => {
    canaries = canary(100);
    expect(cookiesOf()).toEqual([
      'bucket=5000; Path=/; Max-Age=2592000; SameSite=Lax',
      'canary=1; Path=/; SameSite=Lax',
    ]);
    const { body, headers } = await read('bucket=5000; canary=1');
    expect([body, headers['cache-control'], headers.xkey, headers['set-cookie']]).toEqual([
      'the other set',
      'private, max-age=0, must-revalidate',
      undefined,
      undefined,
    ]);
    expect(cookiesOf('bucket=5000; canary=1')).toEqual([]);
  });

  test('leaves the mark of a reader whom another worker has passed on to the canary', async () => {
    const { body, headers } = await read('bucket=5000; canary=1', { 'x-marquee-address': '203.0.113.7' });
    expect([body, headers['set-cookie']]).toEqual(['the live set', undefined]);
  });

  test('takes the mark away when the canary has ended', async () => {
    const { body, headers } = await read('bucket=5000; canary=1');
    expect([body, headers['cache-control'], headers.xkey]).toEqual([
      'the live set',
      'private, max-age=0, must-revalidate',
      undefined,
    ]);
    expect(headers['set-cookie']).toEqual(['canary=; Path=/; Max-Age=0; SameSite=Lax']);
    expect(cookiesOf('canary=1')).toEqual(['canary=; Path=/; Max-Age=0; SameSite=Lax']);
    expect(cookiesOf('bucket=5000')).toEqual([]);
  });
});

test.each(['/api/posts', '/assets/mf-post/1/x.js', '/_marquee/override/end', '/healthz'])(
  '%s is the same for everybody',
  async (url) => {
    expect((await ask(url, { cookie: 'mine' })).body).toBe('the live set');
  },
);
