import { expect, test } from '@jest/globals';
import { documentKey, pageKey } from '../address/cacheKey.ts';
import { pageAddress } from '../address/PageAddresses.ts';
import type { PageRequest } from '../address/PageRequest.ts';
import { FailedPageError, PageCache } from './PageCache.ts';
import type { PageResponse } from './PageResponse.ts';
import { warmPages } from './warmPages.ts';

const request = (path: string): PageRequest => ({ host: 'beat', address: pageAddress(path), colourScheme: 'auto' });
const page = (changes: Partial<PageResponse> = {}): PageResponse => ({
  ...{ status: 200, headers: {}, bodies: { br: Buffer.from('a'), identity: Buffer.from('a') }, tags: [] },
  ...{ freshMs: 60_000, ...changes },
});

/** A renderer into a new cache, which fails for one path. */
function rendering() {
  const cache = new PageCache({ maxBytes: 1_000_000 });
  const rendered: string[] = [];
  const pages = {
    render: async ({ address }: PageRequest) => {
      rendered.push(address);
      if (address === '/broken')
        throw new FailedPageError(page({ status: 500 }), { cause: new Error('no such thing') });
      return page();
    },
  };
  const render = (asked: PageRequest) => cache.get(pageKey(asked), () => pages.render(asked));
  return { cache, rendered, render };
}

test('the pages that were read last are rendered first, and are fresh for the next reader', async () => {
  const keys = [documentKey('beat', 'robots.txt'), ...['/one', '/three'].map((path) => pageKey(request(path)))];
  const { cache, rendered, render } = rendering();
  expect(await warmPages(render, keys, () => false)).toBe(2);
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
