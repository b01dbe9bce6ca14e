import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { FailedPageError, PageCache, type StoredPage } from './PageCache.ts';

function page(text: string, { tags = ['site:beat'], freshMs = 60_000, status = 200 } = {}): StoredPage {
  const body = Buffer.from(text);
  return { status, headers: {}, bodies: { br: body, identity: body }, tags, freshMs };
}
const textOf = ({ bodies }: StoredPage) => bodies?.identity.toString();

describe('PageCache', () => {
  it('renders a page once for all who ask at the same time, and not again while it is fresh', async () => {
    const cache = new PageCache(1_000_000);
    let renders = 0;
    const render = async () => {
      renders += 1;
      await wait(5);
      return page('one');
    };
    const pages = await Promise.all([cache.get('a', render), cache.get('a', render), cache.get('a', render)]);
    expect(pages.map(textOf)).toEqual(['one', 'one', 'one']);
    await cache.get('a', render);
    expect(renders).toBe(1);
  });

  it('serves a stale page while it makes a new one', async () => {
    const cache = new PageCache(1_000_000);
    await cache.get('a', async () => page('old', { freshMs: 1 }));
    await wait(10);
    expect(textOf(await cache.get('a', async () => page('new')))).toBe('old');
    await wait(10);
    expect(textOf(await cache.get('a', async () => page('newer')))).toBe('new');
  });

  it('knows a page as fresh until its time is up or it is purged', async () => {
    const cache = new PageCache(1_000_000);
    expect(cache.fresh('a')).toBeUndefined();
    await cache.get('a', async () => page('a1', { tags: ['post:1'] }));
    await cache.get('b', async () => page('b1', { freshMs: 1 }));
    expect(cache.fresh('a')).toMatchObject(page('a1', { tags: ['post:1'] }));
    await wait(10);
    expect(cache.fresh('b')).toBeUndefined();
    expect(textOf(await cache.get('b', async () => page('b2')))).toBe('b1');
    cache.purge(['post:1']);
    expect(cache.fresh('a')).toBeUndefined();
  });

  it('makes a purged page anew before it serves it, and leaves others alone', async () => {
    const cache = new PageCache(1_000_000);
    await cache.get('a', async () => page('a1', { tags: ['post:1', 'site:beat'] }));
    await cache.get('b', async () => page('b1', { tags: ['post:2', 'site:beat'] }));
    expect(cache.purge(['post:1', 'post:9'])).toBe(1);
    expect(textOf(await cache.get('a', async () => page('a2')))).toBe('a2');
    expect(textOf(await cache.get('b', async () => page('b2')))).toBe('b1');
  });

  it('makes a page anew that was purged while it was being made', async () => {
    const cache = new PageCache(1_000_000);
    await cache.get('a', async () => {
      cache.purge(['post:1']);
      return page('old', { tags: ['post:1'] });
    });
    expect(textOf(await cache.get('a', async () => page('new', { tags: ['post:1'] })))).toBe('new');
    expect(textOf(await cache.get('a', async () => page('newer', { tags: ['post:1'] })))).toBe('new');
  });

  it('serves the stored page however old when a new one fails, even after a purge', async () => {
    const cache = new PageCache(1_000_000);
    const fail = () => Promise.reject(new FailedPageError(page('error', { status: 500 })));
    await cache.get('a', async () => page('good', { tags: ['post:1'], freshMs: 1 }));
    await wait(10);
    expect(textOf(await cache.get('a', fail))).toBe('good');
    cache.purge(['post:1']);
    expect(textOf(await cache.get('a', fail))).toBe('good');
    expect(textOf(await cache.get('a', async () => page('mended')))).toBe('mended');
  });

  it('serves the error page when nothing is stored, and does not keep it', async () => {
    const cache = new PageCache(1_000_000);
    const fail = () => Promise.reject(new FailedPageError(page('error', { status: 500 })));
    expect((await cache.get('a', fail)).status).toBe(500);
    expect(textOf(await cache.get('a', async () => page('good')))).toBe('good');
  });

  it('keeps to its size', async () => {
    const cache = new PageCache(10_000);
    for (let index = 0; index < 20; index += 1) await cache.get(`k${index}`, async () => page('x'.repeat(500)));
    expect(cache.size).toBeLessThanOrEqual(5);
  });

  it('trusts nothing after a gap in purge events', async () => {
    const cache = new PageCache(1_000_000);
    await cache.get('a', async () => page('old'));
    cache.purgeAll();
    expect(textOf(await cache.get('a', async () => page('new')))).toBe('new');
  });
});
