import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, expect, test } from '@jest/globals';
import { ApiError } from '@marquee/shared/transport';
import pino from 'pino';
import { plainBody } from '../pages/PageBodies.ts';
import { PageCache } from '../pages/PageCache.ts';
import type { MakeDocument } from './FeedDocument.ts';
import { FeedService } from './FeedService.ts';
import { beatConfig, documentSource } from './testing/documentSource.ts';

let made: number;
let cache: PageCache;
let service: FeedService;
beforeEach(() => {
  made = 0;
  cache = new PageCache({ maxBytes: 1_000_000 });
  const { get, built } = documentSource({ '/api/posts/list': {} });
  service = new FeedService({
    apis: {
      forPage: () => ({
        transport: { get, post: () => Promise.reject(new Error('Nothing is written')) },
        traits: {
          tags: new Set(['list:beat']),
          newest: 0,
          isIncomplete: false,
          isMissing: false,
          waiting: 0,
          waitedMs: 0,
        },
      }),
    },
    pages: { pageConfig: () => beatConfig },
    releaseSet: { sites: { beat: built } as never },
    cache,
    log: pino({ level: 'silent' }),
  });
});

const counting: MakeDocument = () => {
  made += 1;
  return { type: 'text/plain', body: `made ${made}` };
};
const failing: MakeDocument = () => Promise.reject(new Error('The api is down'));
const document = async (make: MakeDocument) => (await service.document('beat', '/feed.xml', make)).page;
const textOf = async (make: MakeDocument) => {
  const { bodies } = await document(make);
  return bodies && plainBody(bodies).toString();
};

test('a document goes out compressed, with its tags and an entity tag', async () => {
  const { status, headers, bodies } = await document(counting);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-tag': 'site:beat,list:beat',
    etag: expect.stringMatching(/^"[\w-]{22}"$/),
  });
  expect(brotliDecompressSync(bodies?.br ?? Buffer.alloc(0)).toString()).toBe('made 1');
});

test('a document is made once, and again when one of its tags is purged', async () => {
  expect([await textOf(counting), await textOf(counting)]).toEqual(['made 1', 'made 1']);
  cache.purge(['list:beat'], 1);
  expect(await textOf(counting)).toBe('made 2');
});

test('a document that cannot be made is the old one, otherwise 503', async () => {
  expect((await document(failing)).status).toBe(503);
  await document(counting);
  cache.purge(['list:beat'], 1);
  expect(await textOf(failing)).toBe('made 1');
});

test.each([() => null, () => Promise.reject(new ApiError('Not found', 404))])(
  'a missing document is a 404 that is not stored',
  async (make) => {
    const { status, headers } = await document(make);
    expect([status, headers['cache-control'], headers.etag]).toEqual([404, 'no-store', undefined]);
  },
);
