import { describe, expect, it } from '@jest/globals';
import { failingMs, retryMs, staleMs } from './freshness.ts';
import { FailedPageError, PageCache } from './PageCache.ts';
import type { PageResponse } from './PageResponse.ts';
import type { NodePage } from './store/NodePages.ts';
import { PurgedTags } from './store/PurgedTags.ts';

type Traits = Partial<Pick<PageResponse, 'status' | 'tags' | 'freshMs' | 'isLongTail'>>;

function page(text: string, traits: Traits = {}): PageResponse {
  const body = Buffer.from(text);
  const bodies = { br: body, identity: body };
  return { status: 200, headers: {}, bodies, tags: ['site:beat'], freshMs: 60_000, ...traits };
}
const textOf = ({ bodies }: PageResponse) => bodies?.br.toString();
const fail = () => Promise.reject(new FailedPageError(page('error', { status: 500 })));

/** The pages of a node, and the last numbers of purge events that its workers have applied. */
class FakeNode {
  readonly pages = new Map<string, NodePage>();
  read = (key: string) => this.pages.get(key) ?? null;
  write = (key: string, page: NodePage) => void this.pages.set(key, page);
}

function setUp(maxBytes = 1_000_000, node: FakeNode | null = null, clock = { now: 1_000_000 }) {
  const purges = new PurgedTags();
  const cache = new PageCache<string>({ maxBytes, node, purges, now: () => clock.now });
  let id = 0;
  const purge = (...tags: string[]) => cache.purge(tags, ++id);
  /** The page that a visitor gets if it were rendered like this now. */
  const ask = async (text: string, traits?: Traits, key = 'a') =>
    textOf(await cache.get(key, async () => page(text, traits)));
  const askInVain = async (key = 'a') => textOf(await cache.get(key, fail));
  return { clock, cache, ask, askInVain, purge, purges };
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
    expect(cache.fresh('a')?.page.bodies).toEqual({ br: Buffer.from('one') });
  });

  it('holds no memory but that of the body', async () => {
    const { cache, ask } = setUp();
    await ask('a part of a larger buffer');
    expect(cache.fresh('a')?.page.bodies?.br.buffer.byteLength).toBe('a part of a larger buffer'.length);
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
    const { clock, cache, ask, purge } = setUp();
    expect(cache.fresh('a')).toBeUndefined();
    await ask('a1', { tags: ['post:1'] });
    await ask('b1', { freshMs: 1_000 }, 'b');
    expect(cache.fresh('a')?.page).toMatchObject({ tags: ['post:1'], bodies: { br: Buffer.from('a1') } });
    clock.now += 1_001;
    expect(cache.fresh('b')).toBeUndefined();
    purge('post:1');
    expect(cache.fresh('a')).toBeUndefined();
  });

  it('drops everything after a gap in purge events', async () => {
    const { cache, ask } = setUp();
    await ask('old');
    await ask('missing', { status: 404 }, 'b');
    cache.purgeAll(1);
    expect([await ask('new'), await ask('found', {}, 'b')]).toEqual(['new', 'found']);
  });
});

describe('a purge', () => {
  it('renders a purged page again before it serves it, and leaves others', async () => {
    const { ask, purge } = setUp();
    await ask('a1', { tags: ['post:1', 'site:beat'] });
    await ask('b1', { tags: ['post:2', 'site:beat'] }, 'b');
    purge('post:1', 'post:9');
    expect([await ask('a2'), await ask('b2', {}, 'b')]).toEqual(['a2', 'b1']);
  });

  it('applies to the current tags of a page', async () => {
    const { ask, purge } = setUp();
    await ask('one', { tags: ['list:beat', 'post:1'] });
    purge('list:beat');
    await ask('two', { tags: ['list:beat', 'post:2'] });
    purge('post:1');
    expect(await ask('three', { tags: ['list:beat', 'post:3'] })).toBe('two');
    purge('post:2');
    expect(await ask('three', { tags: ['list:beat', 'post:3'] })).toBe('three');
  });

  it.each([
    ['by tag', (cache: PageCache<string>) => cache.purge(['post:1'], 1)],
    ['of everything', (cache: PageCache<string>) => cache.purgeAll(1)],
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
    const { clock, cache, ask, purge } = setUp();
    await ask('old', { tags: ['post:1'] });
    clock.now += 60_001;
    const answered = Promise.withResolvers<PageResponse>();
    const renders = [() => answered.promise, async () => page('read after')];
    const render = async () => renders.shift()?.() ?? page('once more');
    expect(textOf(await cache.get('a', render))).toBe('old');
    purge('post:1');
    const after = cache.get('a', render);
    answered.resolve(page('read before', { tags: ['post:1'] }));
    expect(textOf(await after)).toBe('read after');
  });

  it('that comes with each render does not delay requests without end', async () => {
    const { cache, ask, purge } = setUp();
    let renders = 0;
    const restless = async () => {
      renders += 1;
      purge('post:1');
      return page(`render ${renders}`, { tags: ['post:1'] });
    };
    expect(textOf(await cache.get('a', restless))).toBe('render 3');
    expect(await ask('calm')).toBe('calm');
  });
});

describe('a page that fails to render', () => {
  it('is the stored one, however old, even after a purge', async () => {
    const { clock, ask, askInVain, purge } = setUp();
    await ask('good', { tags: ['post:1'] });
    clock.now += 60_001;
    expect(await askInVain()).toBe('good');
    purge('post:1');
    expect(await askInVain()).toBe('good');
    clock.now += 30 * staleMs;
    expect(await askInVain()).toBe('good');
    clock.now += failingMs;
    expect(await ask('mended')).toBe('mended');
  });

  it('delays only the first reader: others get the stored page during the retry', async () => {
    const { clock, cache, ask, askInVain, purge } = setUp();
    await ask('good', { tags: ['post:1'] });
    purge('post:1');
    await askInVain();
    clock.now += retryMs;
    const answered = Promise.withResolvers<PageResponse>();
    expect(textOf(await cache.get('a', () => answered.promise))).toBe('good');
    answered.resolve(page('mended'));
    await settled();
    expect(await ask('unused')).toBe('mended');
  });

  it('is not retried for a while, unless a purge shows that the api is up', async () => {
    const { clock, ask, askInVain, purge } = setUp();
    await ask('good', { tags: ['post:1'] });
    purge('post:1');
    await askInVain();
    clock.now += retryMs - 1;
    expect(await ask('mended')).toBe('good');
    purge('post:1');
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
    expect(cache.fresh('b')).toBeUndefined();
    expect(await ask('other', {}, 'b')).toBe('other');
  });

  it('follows the page between publication and withdrawal', async () => {
    const { cache, ask, purge } = setUp();
    await ask('missing', { status: 404, tags: ['list:beat'] });
    purge('list:beat');
    expect(await ask('post', { tags: ['list:beat'] })).toBe('post');
    purge('list:beat');
    expect(await ask('gone', { status: 404 })).toBe('gone');
    expect(cache.size).toBe(1);
  });
});

describe('a worker beside others of its node', () => {
  /** Two workers with a common store and clock. */
  function twoWorkers() {
    const node = new FakeNode();
    const clock = { now: 1_000_000 };
    const [one, other] = [setUp(1_000_000, node, clock), setUp(1_000_000, node, clock)];
    for (const { cache } of [one, other]) cache.purgeAll(0);
    return { node, clock, one, other };
  }

  it('serves what another has rendered', async () => {
    const { one, other } = twoWorkers();
    await one.ask('rendered once');
    expect(await other.ask('rendered again')).toBe('rendered once');
  });

  it('serves what another has rendered since its own page expired', async () => {
    const { clock, one, other } = twoWorkers();
    await one.ask('first');
    await other.ask('unused');
    clock.now += 60_001;
    await one.ask('second');
    await settled();
    expect(other.cache.fresh('a')?.page.bodies?.br.toString()).toBe('second');
  });

  it('renders a page again that another has rendered before it applied a purge', async () => {
    const { one, other } = twoWorkers();
    await one.cache.get('a', async () => {
      other.cache.purge(['post:1'], 1);
      return page('read before the purge', { tags: ['post:1'] });
    });
    expect(await other.ask('read after', { tags: ['post:1'] })).toBe('read after');
  });

  it('takes a page of the node for outdated until it has the purge events that it missed', async () => {
    const { node, clock, one } = twoWorkers();
    await one.ask('before');
    const started = setUp(1_000_000, node, clock);
    expect(started.cache.fresh('a')).toBeUndefined();
    expect(await started.askInVain()).toBe('before');
    started.cache.catchUp();
    expect(started.cache.fresh('a')?.page.bodies?.br.toString()).toBe('before');
  });

  it('keeps searches and missing pages for itself', async () => {
    const { node, one } = twoWorkers();
    await one.ask('found', { isLongTail: true });
    expect(node.pages.size).toBe(0);
  });
});

describe('what the cache did for a request', () => {
  const lookUp = async (cache: PageCache<string>, render = async () => page('rendered')) => {
    const { page: found, ...facts } = await cache.lookUp('a', render);
    return { text: textOf(found), ...facts };
  };

  it('names a miss, a hit with its times, and a purged page', async () => {
    const { cache, clock, purge } = setUp();
    const rendered = { text: 'rendered', ttlMs: 60_000, ageMs: 0 };
    expect(await lookUp(cache)).toEqual({ ...rendered, result: 'miss' });
    clock.now += 20_000;
    expect(await lookUp(cache)).toEqual({ text: 'rendered', result: 'hit', ttlMs: 40_000, ageMs: 20_000 });
    expect(cache.fresh('a')).toMatchObject({ result: 'hit', ttlMs: 40_000, ageMs: 20_000 });
    purge('site:beat');
    expect(await lookUp(cache)).toEqual({ ...rendered, result: 'expired' });
  });

  it('names a stale page that it revalidates, and one that cannot be rendered', async () => {
    const { cache, clock } = setUp();
    await lookUp(cache);
    clock.now += 61_000;
    expect(await lookUp(cache, fail)).toMatchObject({ result: 'stale', ttlMs: -1_000, ageMs: 61_000 });
    await settled();
    expect(await lookUp(cache, fail)).toMatchObject({ result: 'failing', ttlMs: -1_000 });
    clock.now += retryMs;
    expect(await lookUp(cache, fail)).toMatchObject({ result: 'failing' });
    // A purged page is stale, though its time is not over.
    const other = setUp();
    await lookUp(other.cache);
    other.purge('site:beat');
    expect(await lookUp(other.cache, fail)).toEqual({ text: 'rendered', result: 'failing', ttlMs: -1, ageMs: 0 });
  });

  it('names a miss that shows the error page', async () => {
    expect(await lookUp(setUp().cache, fail)).toEqual({ text: 'error', result: 'miss', ttlMs: 0, ageMs: 0 });
  });
});
