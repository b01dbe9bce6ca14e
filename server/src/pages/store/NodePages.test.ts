import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import type { CacheKey } from '../../address/cacheKey.ts';
import type { PageResponse } from '../PageResponse.ts';
import { NodePages } from './NodePages.ts';
import { openPageDatabase, removeDamagedPages } from './openPageDatabase.ts';
import { PurgedTags } from './PurgedTags.ts';
import { tidyNodePages } from './tidyNodePages.ts';

const log = pino({ level: 'silent' });
const key = (name: string) => `beat auto /${name}` as CacheKey;
const page = (text: string, changes: Partial<PageResponse> = {}): PageResponse => ({
  ...{ status: 200, headers: { etag: `"${text}"` }, bodies: { br: Buffer.from(text) }, tags: ['post:1'] },
  ...{ freshMs: 60_000, ...changes },
});

let folder: string;
let opened: NodePages[];
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'node-pages-')), 'stored-pages');
  opened = [];
});
afterEach(async () => {
  for (const pages of opened) pages.close();
  await rm(path.dirname(folder), { recursive: true });
});

function workerOf(set: string): NodePages {
  const pages = new NodePages(folder, set, log);
  opened.push(pages);
  return pages;
}

describe('NodePages', () => {
  it('has a page for the other workers of the set, and for those that come later', () => {
    const [one, other] = [workerOf('a'), workerOf('a')];
    one.write(key('one'), { page: page('one'), storedAt: 5, seen: 3 });
    const expected = { page: page('one'), storedAt: 5, seen: 3 };
    expect(other.read(key('one'))).toEqual(expected);
    one.close();
    expect(workerOf('a').read(key('one'))).toEqual(expected);
    expect(other.count).toBe(1);
  });

  it('keeps the pages of sets apart, but for readers who would get none', () => {
    const [one, other] = [workerOf('a'), workerOf('b')];
    one.write(key('one'), { page: page('one'), storedAt: 5, seen: 3 });
    expect(other.read(key('one'))).toBeNull();
    expect(other.readElsewhere(key('one'))?.page).toEqual(page('one'));
    expect(one.readElsewhere(key('one'))).toBeNull();
  });

  it('drops a page once it is gone', () => {
    const pages = workerOf('a');
    pages.write(key('one'), { page: page('one'), storedAt: 5, seen: 3 });
    pages.write(key('one'), { page: page('gone', { status: 404 }), storedAt: 6, seen: 4 });
    expect(pages.read(key('one'))).toBeNull();
  });

  it('stores neither a page nor a key that is too large', () => {
    const pages = workerOf('a');
    const large = { br: Buffer.alloc(1_000_001) };
    pages.write(key('large'), { page: page('large', { bodies: large }), storedAt: 5, seen: 3 });
    pages.write(key('x'.repeat(2_000)), { page: page('one'), storedAt: 5, seen: 3 });
    expect(pages.count).toBe(0);
  });

  it('names the latest pages of all sets first', () => {
    const [one, other] = [workerOf('a'), workerOf('b')];
    for (const [index, name] of ['x', 'y', 'z'].entries())
      one.write(key(name), { page: page(name), storedAt: index, seen: 0 });
    other.write(key('x'), { page: page('x'), storedAt: 9, seen: 0 });
    expect(other.latest(2)).toEqual([key('x'), key('z')]);
  });

  it('continues when the database fails', async () => {
    const pages = workerOf('a');
    pages.close();
    expect(() => pages.write(key('one'), { page: page('one'), storedAt: 5, seen: 3 })).not.toThrow();
    expect([pages.read(key('one')), pages.count, pages.latest(5)]).toEqual([null, 0, []]);
  });
});

describe('the purges of a node', () => {
  it('are known to workers that come later', () => {
    const before = new PurgedTags(workerOf('a').purges);
    before.purgeAll(10);
    before.purge(['post:1'], 11);
    before.purge(['post:2'], 12);
    const after = new PurgedTags(workerOf('b').purges);
    expect(after.last).toBe(12);
    expect(after.isCurrent).toBe(false);
    expect([after.isOutdated(['post:1'], 11), after.isOutdated(['post:2'], 11)]).toEqual([false, true]);
    expect(after.isOutdated([], 9)).toBe(true);
  });

  it('outdate the pages before an event that could not be written', () => {
    const purges = new PurgedTags(workerOf('a').purges);
    purges.purgeAll(10);
    const other = openPageDatabase(folder);
    other.exec('begin immediate');
    purges.purge(['post:1'], 11);
    other.exec('rollback');
    other.close();
    purges.purge(['post:2'], 12);
    const after = new PurgedTags(workerOf('b').purges);
    expect([after.isOutdated(['post:1'], 10), after.isOutdated(['post:1'], 12)]).toEqual([true, false]);
  });

  it('drop all pages when the api counts from the start again', () => {
    const pages = workerOf('a');
    const purges = new PurgedTags(pages.purges);
    purges.purgeAll(500);
    pages.write(key('one'), { page: page('one'), storedAt: 5, seen: purges.seen });
    purges.purgeAll(3);
    expect(pages.count).toBe(0);
    expect(purges.isOutdated(['post:1'], 3)).toBe(false);
  });

  it('are bounded: what was purged before the forgotten ones is outdated', () => {
    const purges = new PurgedTags(null, 2);
    purges.purgeAll(0);
    for (const id of [1, 2, 3]) purges.purge([`post:${id}`], id);
    expect(purges.isOutdated(['post:9'], 0)).toBe(true);
    expect(purges.isOutdated(['post:9'], 1)).toBe(false);
    expect(purges.isOutdated(['post:2'], 1)).toBe(true);
  });
});

describe('tidyNodePages', () => {
  it('deletes the pages of other sets, and the oldest above the maximum size', async () => {
    const [one, other] = [workerOf('a'), workerOf('b')];
    other.write(key('x'), { page: page('x'), storedAt: 50, seen: 0 });
    for (let index = 0; index < 120; index += 1)
      one.write(key(`${index}`), {
        page: page('p', { bodies: { br: Buffer.alloc(1_000) } }),
        storedAt: index,
        seen: 0,
      });
    await tidyNodePages(folder, ['a'], 100_000);
    expect(other.count).toBe(0);
    expect(one.count).toBeGreaterThan(80);
    expect(one.count).toBeLessThan(100);
    expect(one.read(key('119'))).not.toBeNull();
    expect(one.read(key('0'))).toBeNull();
  });
});

describe('removeDamagedPages', () => {
  it('keeps a whole database and removes a damaged one', async () => {
    const pages = workerOf('a');
    pages.write(key('one'), { page: page('one'), storedAt: 5, seen: 3 });
    pages.close();
    expect(removeDamagedPages(folder)).toBe(false);
    const [name = ''] = (await readdir(folder)).filter((one) => one.endsWith('.sqlite'));
    await writeFile(path.join(folder, name), 'not a database');
    expect(removeDamagedPages(folder)).toBe(true);
    expect(openPageDatabase(folder).prepare('select count(*) as count from pages').get()).toEqual({ count: 0 });
  });
});
