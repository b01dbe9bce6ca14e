import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import pino from 'pino';
import { SharedCache } from '../cdn/SharedCache.ts';
import { PageCache } from '../pages/PageCache.ts';
import { listedPost } from '../upstream/testing/listedPost.ts';
import { feedRoutes } from './feedRoutes.ts';
import { beatConfig, documentSource } from './testing/documentSource.ts';

const section = { name: 'Live', description: 'Rooms.', image: null };
const responses = {
  '/api/categories/live': { category: { ...section, key: 'live', urlPath: '/category/live' } },
  '/api/categories/gigs': { category: { ...section, key: 'live', urlPath: '/category/live' } },
  '/api/channels/old-noir': { channel: { ...section, key: 'noir', urlPath: '/channel/noir' } },
  '/api/tags/jaz': { tag: { id: '5', key: 'jazz', name: 'Jazz', seoDescription: '', urlPath: '/tag/jazz' } },
  '/api/authors/3': { author: { id: '3', fullname: 'Ada North', summary: null, urlPath: '/author/ada-north' } },
  ...Object.fromEntries(
    ['categoryKey=live', 'channelKey=noir', 'tags=5', 'author=3'].map((filter) => [
      `/api/posts/list?${filter}&limit=20`,
      { posts: [listedPost()], totalPages: 1, total: 1 },
    ]),
  ),
};

let app: FastifyInstance;
beforeAll(async () => {
  const { get, built } = documentSource(responses);
  app = Fastify();
  feedRoutes(app, {
    apis: {
      forPage: () => ({
        transport: { get, post: () => Promise.reject(new Error('Nothing is written')) },
        traits: { tags: new Set<string>(), newest: 0, isIncomplete: false, isMissing: false, waiting: 0, waitedMs: 0 },
      }),
    },
    pages: { pageConfig: (key) => ({ ...beatConfig, site: { ...beatConfig.site, key } }) as typeof beatConfig },
    hosts: { keyOf: (host: string) => (host === 'vocal.example' ? 'vocal' : 'beat') } as never,
    releaseSet: { sites: { beat: built, vocal: built } } as never,
    dataSites: { folderOf: () => null },
    cache: new PageCache({ maxBytes: 1_000_000 }),
    sharedCache: new SharedCache({
      cdn: 'varnish',
      addresses: { isFromWorker: () => false },
      followsPurges: () => true,
    }),
    log: pino({ level: 'silent' }),
  });
  await app.ready();
});
afterAll(() => app.close());

const read = (url: string, host = 'beat.example') => app.inject({ url, headers: { host } });

test('a CDN may store a feed, and no missing one', async () => {
  expect((await read('/category/live/feed.xml')).headers).toMatchObject({
    'surrogate-control': expect.stringMatching(/^max-age=\d+,/),
    xkey: 'site:beat pages',
  });
  expect((await read('/category/none/feed.xml')).headers['surrogate-control']).toBeUndefined();
});

describe('a feed at a former address', () => {
  test.each([
    ['/category/gigs/feed.xml', '/category/live/feed.xml'],
    ['/category/gigs/feed.json', '/category/live/feed.json'],
    ['/channel/old-noir/feed.atom', '/channel/noir/feed.atom'],
    ['/tag/jaz/feed.xml', '/tag/jazz/feed.xml'],
  ])('%s has moved for good to %s', async (former, present) => {
    const { statusCode, headers, body } = await read(former);
    expect([statusCode, headers.location]).toEqual([301, `https://beat.example${present}`]);
    expect(body).toBe(`This feed is at https://beat.example${present}.\n`);
  });
});

test.each(['/category/live/feed.xml', '/author/3/feed.xml'])('%s is a feed, and no redirect', async (address) => {
  const { statusCode, headers } = await read(address);
  expect([statusCode, headers.location, headers['content-type']]).toEqual([
    ...[200, undefined],
    'application/rss+xml; charset=utf-8',
  ]);
});

test.each([
  ['a key that never was one', '/tag/nothing/feed.xml', 'beat.example'],
  ['a host without posts', '/category/live/feed.xml', 'vocal.example'],
])('%s has no feed', async (_case, address, host) => {
  expect((await read(address, host)).statusCode).toBe(404);
});
