import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SharedCache } from '../cdn/SharedCache.ts';
import { ServerFixture, testVersion } from './testing/ServerFixture.ts';

let server: ServerFixture;
beforeEach(async () => {
  server = await ServerFixture.open();
});
afterEach(() => server.close());

const bootFile = `/assets/shell/${testVersion}/boot.js`;

/** Ways to write an address so that the router takes it for a page, and the page for that address. */
const spellings = (path: string) => [
  `/x/..${path}`,
  `/.${path}`,
  `/%2e${path}`,
  `/x/%2e%2e${path}`,
  `/x\\..${path.replaceAll('/', '\\')}`,
  `//x/..${path}`,
  `/x/.%2e${path}`,
  `/x/..${path}?page=2`,
];

describe('an address that is not a page', () => {
  it.each([
    '/api/categories/list',
    '/api/currentUser',
    '/res/media/image/upload/w_600/v1/demo/beat/loud-1',
    bootFile,
    '/assets/sites/beat/icon.svg',
    '/healthz',
    '/service-worker.js',
    '/robots.txt',
  ])('gets the same response, whatever pages were requested in its name: %s', async (path) => {
    const before = await server.ask(path);
    expect(before.status).toBe(200);
    for (const spelling of spellings(path)) {
      expect(await server.ask(spelling)).toMatchObject({ status: 400 });
      expect(await server.ask(path)).toMatchObject({ status: 200, body: before.body });
    }
    expect(server.rendered).toEqual([]);
    expect(server.cache.size).toBeLessThanOrEqual(1);
  });

  it.each(['/_marquee', '/readyz', '/feed.xml', '/api', '/sitemaps/x'])('is never rendered: %s', async (path) => {
    for (const address of [path, ...spellings(path)]) await server.ask(address);
    expect(server.rendered).toEqual([]);
  });
});

describe('a page', () => {
  it('is rendered and stored only under the address that the router matched', async () => {
    expect(await server.ask('/a-post')).toMatchObject({ status: 200, headers: { 'x-page': '/a-post' } });
    expect(await server.ask('/a-post?utm_source=mail')).toMatchObject({
      status: 200,
      headers: { 'x-page': '/a-post' },
    });
    expect(await server.ask('/A-Post/?x=1')).toMatchObject({ status: 301, headers: { location: '/a-post?x=1' } });
    expect(server.rendered).toEqual(['/a-post']);
    expect(server.cache.size).toBe(1);
  });

  it('has no page number where its route has none', async () => {
    expect(await server.ask('/a-post?page=7')).toMatchObject({ status: 301, headers: { location: '/a-post' } });
    expect(await server.ask('/category/film?page=7')).toMatchObject({ headers: { 'x-page': '/category/film?page=7' } });
    expect(await server.ask('/category/film?autoplay=true')).toMatchObject({ headers: { location: '/category/film' } });
  });

  it('stays stored, whatever addresses one client invents', async () => {
    await server.ask('/a-post');
    const kinds: ((number: number) => string)[] = [
      (number) => `/a-post?page=${number}`,
      (number) => `/a-post?autoplay=${number}`,
      (number) => `/a-post?x=${number}`,
      (number) => `/about?page=${number}&autoplay=true`,
      (number) => `/A-post/${number}/`,
      (number) => `/no-such-${number}`,
      (number) => `/category/no-such?page=${number}`,
      (number) => `/x/../${number}`,
    ];
    for (const kind of kinds)
      await Promise.all(Array.from({ length: 300 }, (_, number) => server.ask(kind(number), { method: 'HEAD' })));
    server.rendered.length = 0;
    await server.ask('/a-post');
    expect(server.rendered).toEqual([]);
  });
});

describe('a private page', () => {
  const path = `/preview/${'a'.repeat(64)}`;

  it('is rendered for each request, stored nowhere, and has no ticket', async () => {
    for (let count = 0; count < 2; count += 1) {
      const { status, headers } = await server.ask(path);
      expect(status).toBe(200);
      expect(headers['server-timing']).not.toContain('ticket');
    }
    expect(server.rendered).toEqual([path, path]);
    expect(server.cache.size).toBe(0);
  });

  it('has no ticket in the response to HEAD either', async () => {
    expect((await server.ask(path, { method: 'HEAD' })).headers['server-timing']).not.toContain('ticket');
    expect((await server.ask('/a-post', { method: 'HEAD' })).headers['server-timing']).toContain('ticket');
  });
});

describe('behind a CDN', () => {
  const sharedCache = new SharedCache({
    ...{ cdn: 'varnish', followsPurges: () => true },
    addresses: { isFromWorker: () => false },
  });

  it('a page is for all readers from its first render on, and its browser asks for a ticket', async () => {
    const behind = await ServerFixture.open(undefined, { sharedCache });
    try {
      for (const status of ['marquee; fwd=uri-miss', expect.stringContaining('marquee; hit')]) {
        const { headers } = await behind.ask('/a-post');
        expect(headers).toMatchObject({ 'cache-status': status, xkey: 'pages' });
        expect(headers['surrogate-control']).toMatch(/^max-age=(?:60|59),/);
        expect(headers['server-timing']).toBeUndefined();
      }
      const missing = await behind.ask('/no-such-post');
      expect(missing.headers['surrogate-control']).toBeUndefined();
      expect(missing.headers['server-timing']).toContain('ticket');
      const ticket = await behind.ask('/_marquee/ticket', { method: 'POST' });
      expect(JSON.parse(ticket.body)).toEqual({ ticket: 'made-up' });
    } finally {
      await behind.close();
    }
  });
});

describe('what an operator reads from a response', () => {
  it('says what the page cache did, and how long the render took', async () => {
    const first = await server.ask('/a-post');
    expect(first.headers['cache-status']).toBe('marquee; fwd=uri-miss');
    expect(first.headers['server-timing']).toBe('ticket;desc=made-up, render;dur=12.3, api;dur=4');
    const second = await server.ask('/a-post');
    expect(second.headers['cache-status']).toMatch(/^marquee; hit; ttl=\d+; age=0$/);
    expect(second.headers['server-timing']).toBe('ticket;desc=made-up');
  });

  it('has no metrics at the port of readers', async () => {
    for (const host of ['beat.localhost', '10.0.0.7'])
      expect(await server.ask('/_marquee/metrics', { host })).toMatchObject({ status: 404 });
  });
});
