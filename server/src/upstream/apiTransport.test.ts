import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { nextPostPath } from '@marquee/shared/domain';
import { ApiTransports } from './apiTransport.ts';
import { listedPost } from './testing/listedPost.ts';
import { wholePost } from './testing/wholePost.ts';

let server: Server;
let apis: ApiTransports;
let requests: string[];
let forwarded: unknown[];
/** Ids that came with the requests. */
let ids: unknown[];
let isFailing: boolean;
/** Fields of every response, beside its address. */
let body: Record<string, unknown>;

const apisOf = ({ timeoutMs = 60_000 } = {}) =>
  new ApiTransports({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }, { timeoutMs });

beforeEach(async () => {
  requests = [];
  [forwarded, ids] = [[], []];
  isFailing = false;
  body = { posts: [], totalPages: 0, total: 0, promo: null, categories: [] };
  server = createServer(({ url = '', headers }, response) => {
    forwarded.push(headers['x-forwarded-for']);
    ids.push(headers['x-request-id']);
    requests.push(`${headers['x-marquee-site']} ${url}`);
    if (url === '/api/silence') return;
    const status = Number(/\d{3}/.exec(url)?.[0] ?? (isFailing ? 503 : 200));
    response.writeHead(status, { 'cache-tag': `list:beat, at:${url}`, 'x-newest': '2026-10-03T14:05:00Z' });
    response.end(JSON.stringify({ url, ...body }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  apis = apisOf();
});

afterEach(async () => {
  await apis.close();
  server.closeAllConnections();
  server.close();
});

describe('the transport of a page', () => {
  it('calls for a site, and collects the cache metadata of the responses', async () => {
    const { transport, traits } = apis.forPage('beat');
    expect(await transport.get('/api/posts/list')).toMatchObject({ url: '/api/posts/list' });
    await transport.get('/api/promos/');
    expect(requests).toEqual(['beat /api/posts/list', 'beat /api/promos/']);
    expect([...traits.tags]).toEqual(['list:beat', 'at:/api/posts/list', 'at:/api/promos/']);
    expect(traits.newest).toBe(Date.UTC(2026, 9, 3, 14, 5));
  });

  it("forwards the client's address, by which searches are limited", async () => {
    await apis.forPage('beat', { client: '203.0.113.7' }).transport.get('/api/posts/list?search=x');
    await apis.forPage('beat').transport.get('/api/posts/list?search=x');
    expect(forwarded).toEqual(['203.0.113.7', undefined]);
  });

  it('passes the id of the request on, also in calls that pages share, and measures the wait', async () => {
    const { transport, traits } = apis.forPage('beat', { client: '203.0.113.7', requestId: 'id-of-a-reader' });
    const startedAt = performance.now();
    await Promise.all([transport.get('/api/posts/list'), transport.get('/api/promos/')]);
    expect(ids).toEqual(['id-of-a-reader', 'id-of-a-reader']);
    expect(forwarded.sort()).toEqual(['203.0.113.7', undefined]);
    expect(traits.waitedMs).toBeGreaterThan(0);
    expect(traits.waitedMs).toBeLessThanOrEqual(performance.now() - startedAt);
  });

  it('treats 429 as a temporary failure, not as a missing page', async () => {
    const { transport, traits } = apis.forPage('beat');
    await expect(transport.get('/api/429')).rejects.toMatchObject({ status: 503 });
    expect(traits).toMatchObject({ isIncomplete: true, isMissing: false });
  });

  it('makes one call for data of all pages of a site until it is purged, and tags each of those pages', async () => {
    await apis.forPage('beat').transport.get('/api/categories/list');
    const { transport, traits } = apis.forPage('beat');
    await transport.get('/api/categories/list');
    expect(requests).toHaveLength(1);
    expect(traits.tags).toContain('list:beat');
    await apis.forPage('omni').transport.get('/api/categories/list');
    apis.shared.purge(['list:beat']);
    await transport.get('/api/categories/list');
    expect(requests).toHaveLength(3);
  });

  it('freezes the fields of a response, which pages keep in their stores', async () => {
    const response = await apis.forPage('beat').transport.get<{ posts: unknown[] }>('/api/posts/list');
    expect(() => response.posts.push({})).toThrow(TypeError);
  });

  describe('for a post and the next one', () => {
    const post = wholePost;
    const next = { success: true, post: listedPost({ key: 'louder' }) };
    const path = nextPostPath(post.id, post.publishedAt);

    it('makes one call, and keeps the response of the second for that page alone', async () => {
      body = { post, relatedPosts: [], next };
      const { transport, traits } = apis.forPage('beat');
      expect(await transport.get('/api/posts/loud', { with: 'next' })).not.toHaveProperty('next');
      expect(await transport.get(path)).toEqual(next);
      expect(requests).toEqual(['beat /api/posts/loud?with=next']);
      expect(traits).toMatchObject({ isIncomplete: false, waiting: 0 });
      await apis
        .forPage('beat')
        .transport.get(path)
        .catch(() => undefined);
      expect(requests).toHaveLength(2);
    });

    it.each([
      ['is missing', {}],
      ['has another shape', { next: { success: true, post: { key: 7 } } }],
    ])('makes the second call by itself where its response %s', async (_case, fields) => {
      body = { post, relatedPosts: [], ...fields };
      const { transport } = apis.forPage('beat');
      expect(await transport.get('/api/posts/loud', { with: 'next' })).not.toHaveProperty('next');
      body = next;
      expect(await transport.get(path)).toMatchObject(next);
      expect(requests).toEqual(['beat /api/posts/loud?with=next', `beat ${path}`]);
    });

    it('names the first fault of the post, as without the next one', async () => {
      body = { post: { ...post, title: 7 }, relatedPosts: [], next };
      const call = apis.forPage('beat').transport.get('/api/posts/loud', { with: 'next' });
      await expect(call).rejects.toMatchObject({ problem: { path: '/api/posts/loud', pointer: '/post/title' } });
    });
  });

  it('makes a new call for data of one page', async () => {
    const { transport } = apis.forPage('beat');
    await transport.get('/api/x/last-reel');
    await transport.get('/api/x/last-reel');
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['404', 'Not found'],
    ['503', 'Server error fetching data'],
    ['422', 'Answer 422'],
  ])('rejects a response %s with "%s", and keeps its tags', async (status, message) => {
    const { transport, traits } = apis.forPage('beat');
    await expect(transport.get(`/api/x/${status}`)).rejects.toMatchObject({ message, status: Number(status) });
    expect(traits.tags).toContain('list:beat');
  });

  it.each([
    ['all is well', [], false],
    ['something is not there', [{ path: '/api/x/404' }], false],
    ['the api fails', [{ path: '/api/x/503' }], true],
    ['the api does not answer', [{ path: '/api/silence', timeoutMs: 50 }], true],
  ])('reports whether a page is complete when %s', async (_case, failing, isIncomplete) => {
    const { transport, traits } = apis.forPage('beat');
    await transport.get('/api/posts/list');
    for (const { path, ...options } of failing) await expect(transport.get(path, options)).rejects.toThrow();
    expect(traits.isIncomplete).toBe(isIncomplete);
  });

  it('reports that a page with a previous response is incomplete', async () => {
    const { shared } = apis;
    await apis.forPage('beat').transport.get('/api/promos/');
    shared.purgeAll();
    isFailing = true;
    const { transport, traits } = apis.forPage('beat');
    expect(await transport.get('/api/promos/')).toMatchObject({ url: '/api/promos/' });
    expect(traits.isIncomplete).toBe(true);
  });

  it('waits for a silent api only up to its limit, however many calls wait', async () => {
    const hasty = apisOf({ timeoutMs: 50 });
    const { transport } = hasty.forPage('beat');
    const questions = Array.from({ length: 100 }, () => transport.get('/api/silence'));
    const outcomes = await Promise.allSettled(questions);
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    expect(requests.length).toBeLessThan(100);
    await hasty.close();
  });

  it("ends a call with the reason of its caller's signal, and one with a limit of its own after that", async () => {
    const { transport } = apis.forPage('beat');
    const left = new AbortController();
    const call = transport.get('/api/silence', { signal: left.signal });
    left.abort(new Error('Nobody waits for the page any more'));
    await expect(call).rejects.toThrow('Nobody waits for the page any more');
    await expect(transport.get('/api/silence', { timeoutMs: 20 })).rejects.toMatchObject({
      message: 'Server error fetching data',
      cause: { name: 'TimeoutError' },
    });
  });

  it.each([
    ['/api/posts/list', { posts: [{ key: 1 }] }, '/posts/0/id'],
    ['/api/posts/a-post', { post: undefined }, '/post'],
    ['/api/categories/list?x=1', { categories: {} }, '/categories'],
    ['/api/siteMaps/tags?part=1', { paths: [7] }, '/paths/0'],
  ])('names the first fault of a response to %s with %j', async (path, changes, pointer) => {
    body = { ...body, ...changes };
    const { transport, traits } = apis.forPage('beat');
    await expect(transport.get(path)).rejects.toMatchObject({
      name: 'ApiError',
      message: 'Server error fetching data',
      problem: { path, pointer },
    });
    expect(traits.isIncomplete).toBe(true);
  });

  it('rejects without a response', async () => {
    const lonely = new ApiTransports({ url: 'http://127.0.0.1:1' });
    await expect(lonely.forPage('beat').transport.get('/api/x')).rejects.toMatchObject({
      message: 'Server error fetching data',
      status: undefined,
    });
    await lonely.close();
  });

  it('does not write', async () => {
    await expect(apis.forPage('beat').transport.post('/api/x')).rejects.toThrow('may only read');
  });
});
