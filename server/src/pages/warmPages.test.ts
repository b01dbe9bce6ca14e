import { expect, test } from '@jest/globals';
import { documentKey, pageKey } from '../address/cacheKey.ts';
import { pageAddress } from '../address/PageAddresses.ts';
import type { PageRequest } from '../address/PageRequest.ts';
import { FailedPageError, PageCache, type StoredPage } from './PageCache.ts';
import { renderInto, warmPages } from './warmPages.ts';

const request = (path: string): PageRequest => ({ key: 'beat', address: pageAddress(path), colourScheme: 'auto' });
const page = (changes: Partial<StoredPage> = {}): StoredPage => ({
  ...{ status: 200, headers: {}, bodies: { br: Buffer.from('a'), identity: Buffer.from('a') }, tags: [] },
  ...{ freshMs: 60_000, ...changes },
});

/** A renderer into a new cache, which fails for one path. */
function rendering() {
  const cache = new PageCache(1_000_000);
  const rendered: string[] = [];
  const pages = {
    render: async ({ address }: PageRequest) => {
      rendered.push(address);
      if (address === '/broken')
        throw new FailedPageError(page({ status: 500 }), { cause: new Error('no such thing') });
      return page();
    },
  };
  return { cache, rendered, render: renderInto(cache, pages) };
}

test('the pages that were read last are rendered first, and are fresh for the next reader', async () => {
  const before = new PageCache(1_000_000);
  for (const path of ['/one', '/two', '/three', '/one']) await before.get(pageKey(request(path)), async () => page());
  await before.get(documentKey('beat', 'robots.txt'), async () => page());
  const { cache, rendered, render } = rendering();
  expect(await warmPages(render, before.latest(3), () => false)).toBe(2);
  expect(rendered).toEqual(['/one', '/three']);
  expect(cache.fresh(pageKey(request('/one')))).toBeDefined();
});

test('a page that fails keeps no other from being rendered', async () => {
  const { rendered, render } = rendering();
  const keys = ['/broken', '/one'].map((path) => pageKey(request(path)));
  expect(await warmPages(render, keys, () => false)).toBe(2);
  expect(rendered).toEqual(['/broken', '/one']);
});

test('it ends with its time', async () => {
  const { rendered, render } = rendering();
  const keys = ['/one', '/two', '/three'].map((path) => pageKey(request(path)));
  expect(await warmPages(render, keys, () => rendered.length === 2)).toBe(2);
});

test('a probe gets the reason of a page that fails, and not the error page', async () => {
  const { render } = rendering();
  await expect(render(request('/broken'))).rejects.toMatchObject({ cause: { message: 'no such thing' } });
  expect((await render(request('/one'))).status).toBe(200);
});
