import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import type { CacheKey } from '../address/cacheKey.ts';
import { mostLatestPages } from '../workerMessages.ts';
import { FailedPageError, PageCache, type StoredPage } from './PageCache.ts';
import { PagesOnDisk, removeOtherPages } from './PagesOnDisk.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'marquee-pages-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const set = 'a.b.c.d';
const home = 'beat auto /' as CacheKey;
const post = 'beat auto /a-post' as CacheKey;
const silent = pino({ level: 'silent' });

function page(text: string, changes: Partial<StoredPage> = {}): StoredPage {
  const headers = { etag: `"${text}"`, 'content-type': 'text/html' };
  return { status: 200, headers, bodies: { br: Buffer.from(text) }, tags: ['site:beat'], freshMs: 60_000, ...changes };
}
const failed = () => Promise.reject(new FailedPageError(page('The api is away', { status: 503 })));

/** A worker of a set, with the pages that the ones before have left. */
async function worker({ name = set, log = silent, megabytes = 10 } = {}) {
  const cache = new PageCache(megabytes * 1_000_000);
  const onDisk = new PagesOnDisk(path.join(root, name), cache, log);
  await onDisk.restore();
  const read = async (key: CacheKey, render: () => Promise<StoredPage>) => {
    const { status, bodies } = await cache.get(key, render);
    return [status, bodies?.br.toString()];
  };
  return { cache, onDisk, read, make: (key: CacheKey, made: StoredPage) => read(key, async () => made) };
}

const files = () => readdir(path.join(root, set));

describe('PagesOnDisk', () => {
  it('gives the next workers a page for as long as none can be made', async () => {
    const before = await worker();
    await before.make(home, page('Home'));
    await before.onDisk.keep();
    const after = await worker();
    expect(after.cache.fresh(home)).toBeUndefined();
    expect(await after.read(home, failed)).toEqual([200, 'Home']);
    expect(after.cache.stored(home)).toEqual(page('Home'));
    const later = await worker();
    expect(await later.make(home, page('New'))).toEqual([200, 'New']);
  });

  it('has a page as it was made last, and writes none that has not changed', async () => {
    const { make, cache, onDisk } = await worker();
    await make(home, page('Home'));
    await onDisk.keep();
    const [name = ''] = await files();
    await writeFile(path.join(root, set, name), 'marked');
    await onDisk.keep();
    expect(await readFile(path.join(root, set, name), 'utf8')).toBe('marked');
    cache.purge(['site:beat']);
    await make(home, page('New'));
    await onDisk.keep();
    expect(await (await worker()).read(home, failed)).toEqual([200, 'New']);
    expect(await files()).toHaveLength(1);
  });

  it('writes a page again that was removed meanwhile', async () => {
    const { make, onDisk } = await worker();
    await make(home, page('Home'));
    await onDisk.keep();
    await rm(path.join(root, set), { recursive: true });
    await onDisk.keep();
    expect(await files()).toHaveLength(1);
  });

  it('forgets a page that is gone, whoever wrote it', async () => {
    const before = await worker();
    await before.make(home, page('Home'));
    await before.make(post, page('A post'));
    await before.onDisk.keep();
    const after = await worker();
    await after.make(post, page('Not found', { status: 404 }));
    await after.onDisk.keep();
    const later = await worker();
    expect(await later.read(post, failed)).toEqual([503, 'The api is away']);
    expect(await later.read(home, failed)).toEqual([200, 'Home']);
  });

  it('does not write a page again that another worker knows to be gone', async () => {
    const [one, other] = [await worker(), await worker()];
    for (const { make, onDisk } of [one, other]) {
      await make(post, page('A post'));
      await onDisk.keep();
    }
    for (const { cache } of [one, other]) cache.purge(['site:beat']);
    await one.make(post, page('Not found', { status: 404 }));
    for (const { onDisk } of [one, other]) await onDisk.keep();
    expect(await files()).toEqual([]);
  });

  it('keeps no page of which there are any number, nor one that may not be stored', async () => {
    const { make, onDisk } = await worker();
    await make('beat auto /search/x' as CacheKey, page('Search', { isLongTail: true }));
    await make(post, page('A preview', { headers: { 'cache-control': 'no-store' } }));
    await onDisk.keep();
    expect(await files()).toEqual([]);
  });

  it('keeps a limited number of pages, none that is very large, and none with a very long address', async () => {
    const { make, onDisk } = await worker({ megabytes: 100 });
    for (let number = 0; number < mostLatestPages + 50; number += 1)
      await make(`beat auto /post-${number}` as CacheKey, page(String(number)));
    await make('beat auto /large' as CacheKey, page('l'.repeat(1_000_001)));
    await make(`beat auto /${'a'.repeat(2_000)}` as CacheKey, page('Long'));
    await onDisk.keep();
    expect(await files()).toHaveLength(mostLatestPages - 2);
  });

  it('has no pages of another set', async () => {
    const { make, onDisk } = await worker();
    await make(home, page('Home'));
    await onDisk.keep();
    expect((await worker({ name: 'a.b.c.e' })).cache.stored(home)).toBeUndefined();
  });

  it('leaves out files that are cut, damaged or under another name', async () => {
    const { make, onDisk } = await worker();
    for (const [index, key] of [home, post].entries()) await make(key, page(`Page ${index}`));
    await onDisk.keep();
    const [first = '', second = ''] = await files();
    await truncate(path.join(root, set, first), 200);
    await writeFile(path.join(root, set, `${'0'.repeat(32)}.page`), await readFile(path.join(root, set, second)));
    await writeFile(path.join(root, set, second), '{"key":7}\nx');
    await writeFile(path.join(root, set, 'a.page'), '');
    const { cache } = await worker();
    expect(cache.latest(10)).toEqual([]);
  });

  it('logs once that nothing can be written, and writes as soon as it can', async () => {
    const warnings: string[] = [];
    const { make, onDisk } = await worker({
      log: pino({ level: 'warn' }, { write: (line) => void warnings.push(line) }),
    });
    await make(home, page('Home'));
    await writeFile(path.join(root, set), 'no folder');
    await onDisk.keep();
    await onDisk.keep();
    expect(warnings).toHaveLength(1);
    await rm(path.join(root, set));
    await onDisk.keep();
    expect(await files()).toHaveLength(1);
  });
});

describe('removing other pages', () => {
  it('leaves those of the sets that readers may reach', async () => {
    for (const name of [set, 'a.b.c.e', 'a.b.c.f']) {
      const { make, onDisk } = await worker({ name });
      await make(home, page('Home'));
      await onDisk.keep();
    }
    await removeOtherPages(root, [set, 'a.b.c.e']);
    expect((await readdir(root)).sort()).toEqual([set, 'a.b.c.e']);
    expect(await files()).toHaveLength(1);
  });

  it('leaves a limited number, those that were written last', async () => {
    const { make, onDisk } = await worker();
    for (const path of ['/a', '/b', '/c', '/d']) {
      await make(`beat auto ${path}` as CacheKey, page(path));
      await onDisk.keep();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await removeOtherPages(root, [set], 2);
    expect((await worker()).cache.latest(10).sort()).toEqual(['beat auto /c', 'beat auto /d']);
  });

  it('needs no pages', async () => {
    await removeOtherPages(path.join(root, 'missing'), [set]);
    await mkdir(path.join(root, 'missing'));
    await removeOtherPages(path.join(root, 'missing'), [set]);
    expect(await readdir(path.join(root, 'missing'))).toEqual([]);
  });
});
