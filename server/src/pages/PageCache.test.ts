import { describe, expect, it } from '@jest/globals';
import { failingMs, retryMs, staleMs } from './freshness.ts';
import { FailedPageError, PageCache, type StoredPage } from './PageCache.ts';

type Traits = Partial<Pick<StoredPage, 'status' | 'tags' | 'freshMs' | 'isLongTail'>>;

function page(text: string, traits: Traits = {}): StoredPage {
  const body = Buffer.from(text);
  const bodies = { br: body, identity: body };
  return { status: 200, headers: {}, bodies, tags: ['site:beat'], freshMs: 60_000, ...traits };
}
const textOf = ({ bodies }: StoredPage) => bodies?.br.toString();
const fail = () => Promise.reject(new FailedPageError(page('error', { status: 500 })));

function setUp(maxBytes = 1_000_000) {
  const clock = { now: 1_000_000 };
  const cache = new PageCache<string>(maxBytes, () => clock.now);
  /** The page that a visitor gets if it were rendered like this now. */
  const ask = async (text: string, traits?: Traits, key = 'a') =>
    textOf(await cache.get(key, async () => page(text, traits)));
  const askInVain = async (key = 'a') => textOf(await cache.get(key, fail));
  return { clock, cache, ask, askInVain };
}

/** Lets work in the background end. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('PageCache', () => {
  it('renders a page once for concurrent requests, and not again while it is fresh', async () => {
    const { ask } = setUp();
    expect(await Promise.all([ask('one'), ask('two'), ask('three')])).toEqual(['one', 'one', 'one']);
    expect(await ask('four')).toBe('one');
  });

  it('keeps the compressed body only', async () => {
    const { cache, ask } = setUp();
    await ask('one');
    expect(cache.fresh('a')?.bodies).toEqual({ br: Buffer.from('one') });
  });

  it('holds no memory but that of the body', async () => {
    const { cache, ask } = setUp();
    await ask('a part of a larger buffer');
    expect(cache.fresh('a')?.bodies?.br.buffer.byteLength).toBe('a part of a larger buffer'.length);
  });

  it('serves a stale page while it renders a new one', async () => {
    const { clock, ask } = setUp();
    await ask('old');
    clock.now += 60_001;
    expect(await ask('new')).toBe('old');
    await settled();
    expect(await ask('newer')).toBe('new');
  });

  it('renders a page before it serves it when it is stale for too long', async () => {
    const { clock, ask, askInVain } = setUp();
    await ask('old');
    clock.now += 60_000 + staleMs;
    expect(await askInVain()).toBe('old');
    clock.now += failingMs;
    expect(await ask('new')).toBe('new');
  });

  it('treats a page as fresh until it expires or is purged', async () => {
    const { clock, cache, ask } = setUp();
    expect(cache.fresh('a')).toBeUndefined();
    await ask('a1', { tags: ['post:1'] });
    await ask('b1', { freshMs: 1_000 }, 'b');
    expect(cache.fresh('a')).toMatchObject({ tags: ['post:1'], bodies: { br: Buffer.from('a1') } });
    clock.now += 1_001;
    expect(cache.fresh('b')).toBeUndefined();
    cache.purge(['post:1']);
    expect(cache.fresh('a')).toBeUndefined();
  });

  it('drops everything after a gap in purge events', async () => {
    const { cache, ask } = setUp();
    await ask('old');
    await ask('missing', { status: 404 }, 'b');
    cache.purgeAll();
    expect([await ask('new'), await ask('found', {}, 'b')]).toEqual(['new', 'found']);
  });
});

describe('a purge', () => {
  it('renders a purged page again before it serves it, and leaves others', async () => {
    const { cache, ask } = setUp();
    await ask('a1', { tags: ['post:1', 'site:beat'] });
    await ask('b1', { tags: ['post:2', 'site:beat'] }, 'b');
    expect(cache.purge(['post:1', 'post:9'])).toBe(1);
    expect([await ask('a2'), await ask('b2', {}, 'b')]).toEqual(['a2', 'b1']);
  });

  it('applies to the current tags of a page', async () => {
    const { cache, ask } = setUp();
    await ask('one', { tags: ['list:beat', 'post:1'] });
    cache.purge(['list:beat']);
    await ask('two', { tags: ['list:beat', 'post:2'] });
    expect(cache.purge(['post:1'])).toBe(0);
    expect(cache.purge(['post:2'])).toBe(1);
  });

  it.each([
    ['by tag', (cache: PageCache<string>) => cache.purge(['post:1'])],
    ['of everything', (cache: PageCache<string>) => cache.purgeAll()],
  ])('%s during a render has the page rendered again, for waiting requests too', async (_kind, purge) => {
    const { cache } = setUp();
    const texts = ['read before', 'read after'];
    const started = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    const render = async () => {
      const text = texts.shift() ?? 'once more';
      started.resolve();
      await answered.promise;
      return page(text, { tags: ['post:1'] });
    };
    const early = cache.get('a', render);
    await started.promise;
    purge(cache);
    const late = cache.get('a', render);
    answered.resolve();
    expect([textOf(await early), textOf(await late)]).toEqual(['read after', 'read after']);
    expect(textOf(await cache.get('a', render))).toBe('read after');
  });

  it('during the render of a stale page keeps the result from being stored as fresh', async () => {
    const { clock, cache, ask } = setUp();
    await ask('old', { tags: ['post:1'] });
    clock.now += 60_001;
    const answered = Promise.withResolvers<StoredPage>();
    const renders = [() => answered.promise, async () => page('read after')];
    const render = async () => renders.shift()?.() ?? page('once more');
    expect(textOf(await cache.get('a', render))).toBe('old');
    cache.purge(['post:1']);
    const after = cache.get('a', render);
    answered.resolve(page('read before', { tags: ['post:1'] }));
    expect(textOf(await after)).toBe('read after');
  });

  it('that comes with each render does not delay requests without end', async () => {
    const { cache, ask } = setUp();
    let renders = 0;
    const restless = async () => {
      renders += 1;
      cache.purge(['post:1']);
      return page(`render ${renders}`, { tags: ['post:1'] });
    };
    expect(textOf(await cache.get('a', restless))).toBe('render 3');
    expect(await ask('calm')).toBe('calm');
  });
});

describe('a page that fails to render', () => {
  it('is the stored one, however old, even after a purge', async () => {
    const { clock, cache, ask, askInVain } = setUp();
    await ask('good', { tags: ['post:1'] });
    clock.now += 60_001;
    expect(await askInVain()).toBe('good');
    cache.purge(['post:1']);
    expect(await askInVain()).toBe('good');
    clock.now += 30 * staleMs;
    expect(await askInVain()).toBe('good');
    clock.now += failingMs;
    expect(await ask('mended')).toBe('mended');
  });

  it('delays only the first reader: others get the stored page during the retry', async () => {
    const { clock, cache, ask, askInVain } = setUp();
    await ask('good', { tags: ['post:1'] });
    cache.purge(['post:1']);
    await askInVain();
    clock.now += retryMs;
    const answered = Promise.withResolvers<StoredPage>();
    expect(textOf(await cache.get('a', () => answered.promise))).toBe('good');
    answered.resolve(page('mended'));
    await settled();
    expect(await ask('unused')).toBe('mended');
  });

  it('is not retried for a while, unless a purge shows that the api is up', async () => {
    const { clock, cache, ask, askInVain } = setUp();
    await ask('good', { tags: ['post:1'] });
    cache.purge(['post:1']);
    await askInVain();
    clock.now += retryMs - 1;
    expect(await ask('mended')).toBe('good');
    cache.purge(['post:1']);
    expect(await ask('mended')).toBe('mended');
  });

  it('is an error page when nothing is stored, and that is not stored', async () => {
    const { cache, ask } = setUp();
    expect((await cache.get('a', fail)).status).toBe(500);
    expect(await ask('good')).toBe('good');
  });

  it('throws any other error when nothing is stored', async () => {
    const { clock, cache, ask } = setUp();
    const crash = () => Promise.reject(new Error('crash'));
    await expect(cache.get('a', crash)).rejects.toThrow('crash');
    await ask('good');
    clock.now += 60_001;
    expect(textOf(await cache.get('a', crash))).toBe('good');
    await settled();
  });
});

it('stores no page that says so', async () => {
  const { cache } = setUp();
  const isSecret = { ...page('secret'), headers: { 'cache-control': 'private, no-store' } };
  expect(textOf(await cache.get('a', async () => isSecret))).toBe('secret');
  expect(cache.size).toBe(0);
});

describe('the size limit', () => {
  it('holds', async () => {
    const { cache, ask } = setUp(10_000);
    for (let index = 0; index < 20; index += 1) await ask('x'.repeat(500), {}, `k${index}`);
    expect(cache.size).toBeLessThanOrEqual(5);
  });

  it.each([{ status: 404 }, { status: 301 }, { isLongTail: true }])(
    'is separate for pages with invented addresses (%j): others stay',
    async (traits) => {
      const { cache, ask } = setUp(40_000);
      await ask('home', {}, 'home');
      for (let index = 0; index < 1_000; index += 1) await ask('nothing', traits, `made up ${index}`);
      expect(cache.size).toBeLessThan(10);
      expect(await ask('again', {}, 'home')).toBe('home');
    },
  );

  it('keeps out a page that is larger', async () => {
    const { cache, ask } = setUp(10_000);
    await ask('small');
    expect(await ask('x'.repeat(20_000), {}, 'b')).toHaveLength(20_000);
    expect(cache.purge(['site:beat'])).toBe(1);
    expect(await ask('other', {}, 'b')).toBe('other');
  });

  it('follows the page between publication and withdrawal', async () => {
    const { cache, ask } = setUp();
    await ask('missing', { status: 404, tags: ['list:beat'] });
    cache.purge(['list:beat']);
    expect(await ask('post', { tags: ['list:beat'] })).toBe('post');
    cache.purge(['list:beat']);
    expect(await ask('gone', { status: 404 })).toBe('gone');
    expect(cache.size).toBe(1);
  });
});
