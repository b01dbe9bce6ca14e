import { beforeEach, describe, expect, test } from '@jest/globals';
import type { PageError } from './Counted.ts';
import { tallyOf } from './CountStep.ts';
import { SlidingCounts } from './SlidingCounts.ts';
import { countedOf } from './testing/countedOf.ts';
import { VisitorSketch } from './VisitorSketch.ts';

const start = Date.parse('2026-11-22T10:00:00Z');
const release = 'mf-post@0.1.0-cccccccccc';
const set = 'aaaaaaaaaa.bbbbbbbbbb.cccccccccc.dddddddddd';
let now: number;
let counts: SlidingCounts;
beforeEach(() => {
  now = start;
  counts = new SlidingCounts(() => now);
});

let tickets = 0;
/** With a ticket of its own. */
const errorFrom = (source: string, message = 'broken'): PageError => ({
  suspects: [release],
  message,
  page: 'beat.localhost/a-post',
  kind: 'browser',
  source,
  ticket: `ticket ${++tickets}`,
});
const add = (pages: number, errors: PageError[] = []) =>
  counts.add(countedOf(set, { pages, errors }), ([first]) => first ?? null);
const tally = (since = 0) => tallyOf(counts.steps(), 'mf-post', '0.1.0-cccccccccc', since);

describe('counts', () => {
  test('cover the last five minutes', () => {
    add(100, [errorFrom('203.0.113.1')]);
    now += 299_000;
    add(10);
    expect(tally()).toMatchObject({ pages: 110, errors: 1, failures: 0 });
    now += 11_000;
    expect(tally()).toMatchObject({ pages: 10, errors: 0, failures: 0 });
  });

  test('cover a version in all its sets, from a given time', () => {
    add(100);
    now += 60_000;
    counts.add(countedOf('e.f.cccccccccc.g', { pages: 7 }), () => null);
    counts.add(countedOf('e.cccccccccc.f.g', { pages: 1_000 }), () => null);
    expect(tally()).toMatchObject({ pages: 107, errors: 0, failures: 0 });
    expect(tally(start + 30_000)).toMatchObject({ pages: 7, errors: 0, failures: 0 });
  });

  test('have the time that pages of the part took to render, by version', () => {
    counts.add(countedOf(set, { pages: 9, rendered: { 'mf-post': { renders: 4, renderMs: 120 } } }), () => null);
    counts.add(
      countedOf('e.f.cccccccccc.g', { pages: 1, rendered: { 'mf-post': { renders: 1, renderMs: 30 } } }),
      () => null,
    );
    counts.add(
      countedOf('e.cccccccccc.f.g', { pages: 1, rendered: { 'mf-post': { renders: 1, renderMs: 900 } } }),
      () => null,
    );
    const elsewhere = { 'mf-reader': { renders: 9, renderMs: 9_000 } };
    counts.add(countedOf(set, { rendered: elsewhere }), () => null);
    expect(tally()).toMatchObject({ pages: 10, renders: 5, renderMs: 150 });
  });

  test('count readers once in the whole window', () => {
    const sketch = VisitorSketch.empty();
    for (const visitor of ['one', 'two', 'three']) sketch.add(visitor);
    for (let step = 0; step < 5; step += 1) {
      counts.add(countedOf(set, { pages: 3, visitors: sketch.text() }), () => null);
      now += 20_000;
    }
    expect(counts.sessions()).toEqual({ [set]: 3 });
  });
});

describe('contents', () => {
  const facts = { page: 4, owner: 'mf-post' as const, text: 4_000, headings: 3, links: 40, pictures: 6 };
  const other = 'e.f.dddddddddd.g';
  const show = (name: string, given: Partial<typeof facts>) =>
    counts.add(countedOf(name, { contents: [{ ...facts, ...given }] }), () => null);
  const compared = () => ({ compared: tally().compared, emptied: tally().emptied });

  test('are compared with those of another set at the same address', () => {
    show(other, {});
    show(set, {});
    show(set, { page: 8, text: 0 });
    expect(compared()).toEqual({ compared: 1, emptied: 0 });
  });

  test.each([
    ['its text', { text: 1_000 }],
    ['its headings', { headings: 0 }],
    ['its links', { links: 10 }],
    ['its pictures', { pictures: 1 }],
  ])('tell that a page has lost %s', (_what, given) => {
    show(other, {});
    show(set, given);
    expect(compared()).toEqual({ compared: 1, emptied: 1 });
  });

  test('do not blame a set for pages that were short before it, nor for a few links', () => {
    show(other, { text: 100, headings: 0, links: 4, pictures: 2 });
    show(set, { text: 30, headings: 0, links: 0, pictures: 0 });
    expect(compared()).toEqual({ compared: 1, emptied: 0 });
  });
});

test('memory is that of the largest worker after its garbage was collected', () => {
  for (const heapBytes of [90_000_000, 120_000_000, 80_000_000]) counts.add(countedOf(set, { heapBytes }), () => null);
  expect(tally().heapBytes).toBe(120_000_000);
});

describe('errors', () => {
  test('of one source count once in five minutes', () => {
    for (let again = 0; again < 100; again += 1) add(1, [errorFrom('network 1')]);
    add(1, [errorFrom('network 2')]);
    expect(tally().errors).toBe(2);
    now += 310_000;
    add(1, [errorFrom('network 1')]);
    expect(tally().errors).toBe(1);
  });

  test('that browsers report count three times a day for a network and part, over all releases', () => {
    const other = { ...errorFrom('network 1'), suspects: ['mf-post@0.1.0-dddddddddd'] };
    let counted = 0;
    for (let hour = 0; hour < 20; hour += 1) {
      add(1, [errorFrom('network 1'), { ...other, ticket: `hour ${hour}` }]);
      counted += counts.steps().reduce((sum, { errors }) => sum + Object.values(errors).reduce((a, b) => a + b, 0), 0);
      now += 3_600_000;
    }
    expect(counted).toBe(3);
    now += 24 * 3_600_000;
    add(1, [errorFrom('network 1')]);
    expect(tally().errors).toBe(1);
  });

  test('with the same ticket count once for a part', () => {
    const report = errorFrom('network 1');
    add(1, [report]);
    now += 310_000;
    add(1, [report, { ...report, suspects: ['mf-reader@0.1.0-eeeeeeeeee'] }]);
    expect(counts.steps().map(({ errors }) => errors)).toEqual([{ 'mf-reader@0.1.0-eeeeeeeeee': 1 }]);
  });

  test('of the server are separate from those that browsers report', () => {
    add(10, [errorFrom('network 1'), { ...errorFrom('203.0.113.1'), kind: 'server', ticket: null }]);
    expect(tally()).toMatchObject({ pages: 10, errors: 2, failures: 1 });
  });

  test('of different readers count separately', () => {
    add(50, [errorFrom('203.0.113.1'), errorFrom('203.0.114.1'), errorFrom('2001:db8::1')]);
    expect(tally()).toMatchObject({ pages: 50, errors: 3, failures: 0 });
  });

  test('of unknown releases do not count and are not shown', () => {
    counts.add(countedOf(set, { pages: 1, errors: [errorFrom('203.0.113.1')] }), () => null);
    expect([tally().errors, counts.reports()]).toEqual([0, []]);
  });

  test('are shown newest first, equal ones once with a count', () => {
    add(0, [errorFrom('203.0.113.1'), errorFrom('203.0.113.2')]);
    now += 1_000;
    add(0, [errorFrom('203.0.113.1', 'other')]);
    expect(counts.reports()).toMatchObject([
      { message: 'other', times: 1, at: now },
      { message: 'broken', times: 2, page: 'beat.localhost/a-post', kind: 'browser', release },
    ]);
    for (let n = 0; n < 100; n += 1) add(0, [errorFrom('203.0.113.1', `message ${n}`)]);
    expect(counts.reports()).toHaveLength(50);
  });
});

test('the most frequent error of a release and kind has its stack, the others have none', () => {
  const withStack = (message: string) => ({ ...errorFrom('203.0.113.1', message), stack: `at ${message}` });
  add(0, [
    withStack('often'),
    withStack('once'),
    withStack('often'),
    { ...withStack('on the server'), kind: 'server' },
  ]);
  expect(counts.reports().map(({ message, stack }) => [message, stack])).toEqual([
    ['on the server', 'at on the server'],
    ['often', 'at often'],
    ['once', undefined],
  ]);
});
