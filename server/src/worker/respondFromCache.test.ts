import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { pageKey } from '../address/cacheKey.ts';
import { Hosts } from '../address/Hosts.ts';
import { PageAddresses, pageAddress } from '../address/PageAddresses.ts';
import { readAddress } from '../address/readAddress.ts';
import { PageCache } from '../pages/PageCache.ts';
import type { PageResponse } from '../pages/PageResponse.ts';
import { respondFromCache } from './respondFromCache.ts';

const hosts = new Hosts({ marqueeDomain: 'localhost', publicProtocol: 'http', port: 3000 });
const keyOf = (path: string) => pageKey({ host: 'beat', address: pageAddress(path), colourScheme: 'auto' });
const headers = { 'content-type': 'text/html; charset=utf-8', etag: '"e1"' };
const br = brotliCompressSync('as it is');
const page: PageResponse = {
  status: 200,
  headers,
  bodies: { br },
  tags: ['post:1'],
  freshMs: 60_000,
};

let cache: PageCache;
let server: Server;

beforeEach(async () => {
  cache = new PageCache({ maxBytes: 1_000_000 });
  const tickets = { headersFor: () => ({ 'server-timing': 'ticket;desc=t' }) };
  const parts = {
    hosts,
    cache,
    tickets,
    smaller: { noteRead: () => undefined },
    watch: { note: () => undefined },
    pages: { addresses: new PageAddresses() },
  };
  server = createServer((incoming, response) => {
    if (!respondFromCache(incoming, response, readAddress(incoming.url ?? ''), parts)) response.writeHead(299).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await cache.get(keyOf('/'), async () => page);
});

afterEach(() => void server.close());

type RequestOptions = { method?: string; path?: string; headers?: Record<string, string> };

/** The server's status; 299 where it left the request to the router. */
function ask({ method = 'GET', path = '/', headers: sent = {} }: RequestOptions = {}) {
  const { port } = server.address() as AddressInfo;
  const host = 'beat.localhost:3000';
  return new Promise<{ status?: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    const asking = request({ port, method, path, headers: { host, ...sent }, agent: false }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    });
    asking.on('error', reject).end();
  });
}

describe('respondFromCache', () => {
  it('sends the stored bytes that the reader can read', async () => {
    const plain = await ask();
    expect(plain).toMatchObject({ status: 200, body: 'as it is', headers: { ...headers, 'content-length': '8' } });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(await ask({ headers: { 'accept-encoding': 'gzip, br' } })).toMatchObject({
      status: 200,
      body: br.toString(),
      headers: { ...headers, 'content-encoding': 'br', 'content-length': String(br.length) },
    });
  });

  it('sends a ticket with each page, with 304 too, and stores none', async () => {
    const known = { headers: { 'if-none-match': '"e1"' } };
    for (const { headers: got } of [await ask(), await ask(known)]) expect(got['server-timing']).toBe('ticket;desc=t');
    expect(JSON.stringify(cache.fresh(keyOf('/'))?.page.headers)).not.toContain('ticket');
  });

  it('sends no body for HEAD or 304', async () => {
    expect(await ask({ method: 'HEAD' })).toMatchObject({ status: 200, body: '', headers: { 'content-length': '8' } });
    const known = await ask({ headers: { 'if-none-match': '"e0", W/"e1"' } });
    expect(known).toMatchObject({ status: 304, body: '', headers });
  });

  it('leaves addresses that may be former ones to the router', async () => {
    await cache.get(keyOf('/gone'), async () => ({ ...page, status: 404 }));
    for (const path of ['/gone', '/?p=12']) expect(await ask({ path })).toMatchObject({ status: 299 });
    expect(await ask({ path: '/?q=12' })).toMatchObject({ status: 200 });
  });

  it('sends a stored redirect', async () => {
    await cache.get(keyOf('/page/1'), async () => ({
      status: 301,
      headers: { location: '/' },
      bodies: null,
      tags: [],
      freshMs: 60_000,
    }));
    expect(await ask({ path: '/page/1' })).toMatchObject({
      status: 301,
      body: '',
      headers: { location: '/', 'content-length': '0' },
    });
  });

  it.each([
    ['a page that is not stored', { path: '/about' }],
    ['another method', { method: 'POST' }],
    ['a host that is not ours', { headers: { host: 'elsewhere.example' } }],
    ['another site', { headers: { host: 'omni.localhost' } }],
    ['another colour scheme', { headers: { cookie: 'a=b; scheme=dark' } }],
    ['a path that leads elsewhere first', { path: '/api/../' }],
    ['an address that is none', { path: '//%zz/%' }],
  ] satisfies [string, RequestOptions][])('leaves %s to the router', async (_case, options) => {
    expect((await ask(options)).status).toBe(299);
  });

  it('leaves a purged page to the router, which renders it again', async () => {
    cache.purge(['post:1'], 1);
    expect((await ask()).status).toBe(299);
  });
});
