import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { ApiError } from '@marquee/shared/transport';
import { PageCache } from '../pages/PageCache.ts';
import { ServerFixture } from '../worker/testing/ServerFixture.ts';
import { FormerAddresses } from './FormerAddresses.ts';

/** Where the api says that former addresses lead. */
const targets = new Map<string, string>();
/** Calls of the api. */
let calls: string[] = [];
let isApiAway = false;
let server: ServerFixture;
let cache: PageCache;

beforeEach(async () => {
  targets.clear();
  calls = [];
  isApiAway = false;
  cache = new PageCache({ maxBytes: 1_000_000 });
  const get = async (path: string) => {
    const address = decodeURIComponent(path.split('address=')[1] ?? '');
    calls.push(address);
    const location = targets.get(address);
    if (isApiAway || location === undefined) throw new ApiError('Answer', isApiAway ? 503 : 404);
    return { success: true, location };
  };
  const apis = { forPage: () => ({ transport: { get }, traits: { tags: new Set(['redirects:beat']) } }) };
  const former = new FormerAddresses({ apis: apis as never, cache });
  server = await ServerFixture.open(undefined, { former });
});
afterEach(() => server.close());

const ask = async (url: string) => {
  const { status, headers } = await server.ask(url);
  return [status, headers.location];
};

it.each([
  ['/2014/03/12/no-such-post', '/2014/03/12/no-such-post'],
  ['/2014/03/12/No-Such-Post/', '/2014/03/12/no-such-post'],
  ['/no-such.php?id=7&utm_source=mail', '/no-such.php?id=7'],
  ['/no-such/%E6%97%A5/', '/no-such/日'],
  ['/?p=123', '/?p=123'],
  ['/no-such?page=2', '/no-such?page=2'],
])('leads %s to its page in one step', async (url, form) => {
  targets.set(form, '/a-post');
  expect(await ask(url)).toEqual([301, '/a-post']);
  expect(await ask(url)).toEqual([301, '/a-post']);
  expect(calls).toEqual([form]);
});

it('asks nothing for a page that exists', async () => {
  for (const url of ['/a-post', '/a-post?utm_source=x', '/', '/category/live?page=2']) await ask(url);
  expect(await ask('/A-Post/')).toEqual([301, '/a-post']);
  expect(calls).toEqual([]);
});

it('shows the page when the address leads nowhere', async () => {
  expect(await ask('/no-such')).toEqual([404, undefined]);
  expect(await ask('/?p=404')).toEqual([200, undefined]);
  expect(await ask('/Another/')).toEqual([301, '/another']);
});

it('shows the page while the api does not respond', async () => {
  isApiAway = true;
  expect(await ask('/no-such')).toEqual([404, undefined]);
  expect(await ask('/?p=1')).toEqual([200, undefined]);
  expect(await ask('/Another/')).toEqual([301, '/another']);
  isApiAway = false;
  targets.set('/no-such', '/a-post');
  expect(await ask('/no-such')).toEqual([301, '/a-post']);
});

it('follows a change after a purge of the redirects of the site', async () => {
  expect(await ask('/no-such')).toEqual([404, undefined]);
  targets.set('/no-such', '/a-post');
  cache.purge(['redirects:beat'], 1);
  expect(await ask('/no-such')).toEqual([301, '/a-post']);
  targets.set('/no-such', '/another');
  cache.purge(['redirects:beat'], 2);
  expect(await ask('/no-such')).toEqual([301, '/another']);
});

it('asks nothing on the creator host and for addresses that are too long', async () => {
  await server.ask('/no-such', { host: 'vocal.localhost' });
  await ask(`/no-such/${'a'.repeat(600)}`);
  expect(calls).toEqual([]);
});
