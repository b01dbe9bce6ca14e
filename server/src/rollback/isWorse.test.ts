import { describe, expect, test } from '@jest/globals';
import { isWorse, poissonTail, rateOf } from './isWorse.ts';

describe('a release is worse', () => {
  test('when 4 of the 200 pages of a small canary fail, and 1 of 1,000 before', () => {
    expect(isWorse({ errors: 4, pages: 200, baseline: 0.001 })).toBe(true);
  });
  test('when every page fails, and all others are fine', () => {
    expect(isWorse({ errors: 20, pages: 20, baseline: 0 })).toBe(true);
    expect(isWorse({ errors: 5_000, pages: 5_000, baseline: 0 })).toBe(true);
  });
  test.each([
    ['one odd error', { errors: 1, pages: 20, baseline: 0 }],
    ['two', { errors: 2, pages: 20, baseline: 0 }],
    ['three of 200, as chance may have it', { errors: 3, pages: 200, baseline: 0 }],
    ['errors of open tabs while hardly a page went out', { errors: 10, pages: 5, baseline: 0 }],
    ['as many as with the one before', { errors: 40, pages: 1_000, baseline: 0.04 }],
    ['far fewer', { errors: 4, pages: 1_000, baseline: 0.04 }],
    ['the rate that browsers always have', { errors: 200, pages: 100_000, baseline: 0 }],
    ['nothing at all', { errors: 0, pages: 0, baseline: 0 }],
  ])('not by %s', (_case, seen) => {
    expect(isWorse(seen)).toBe(false);
  });
  test('by a third more errors, once there are enough pages', () => {
    expect(isWorse({ errors: 13, pages: 1_000, baseline: 0.01 })).toBe(false);
    expect(isWorse({ errors: 1_300, pages: 100_000, baseline: 0.01 })).toBe(true);
  });
});

describe('the tail of the Poisson distribution', () => {
  test.each([
    [0, 3, 1],
    [1, 1, 0.6321205588],
    [3, 0.4, 0.0079263],
    [4, 0.4, 0.00077625],
    [10, 20, 0.9950046],
  ])('P(X >= %d) with %d expected is %d', (count, mean, tail) => {
    expect(poissonTail(count, mean)).toBeCloseTo(tail, 6);
  });
  test('neither underflows nor overflows with thousands', () => {
    expect(poissonTail(5_000, 4_000)).toBeLessThan(1e-40);
    expect(poissonTail(4_000, 5_000)).toBeCloseTo(1, 6);
  });
});

test('few pages say little of a rate', () => {
  expect(rateOf({ errors: 0, pages: 0 })).toBe(1);
  expect(rateOf({ errors: 0, pages: 100 })).toBe(0.01);
  expect(rateOf({ errors: 100, pages: 100_000 })).toBeCloseTo(0.00121, 6);
});

/** Mulberry32: the same numbers in each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How many errors some pages have, by Knuth's method for small means. */
function errorsOf(random: () => number, pages: number, rate: number): number {
  const end = Math.exp(-pages * rate);
  let product = random();
  let errors = 0;
  for (; product > end; errors += 1) product *= random();
  return errors;
}

const pagesBetweenLooks = 20;

/** After how many pages a canary that fails at `rate` is found, beside nine times as many other pages of which 0.1 % fail. Null if never. */
function foundAfter(random: () => number, rate: number, pagesInAll: number): number | null {
  let [errors, others] = [0, 0];
  for (let pages = pagesBetweenLooks; pages <= pagesInAll; pages += pagesBetweenLooks) {
    errors += errorsOf(random, pagesBetweenLooks, rate);
    others += errorsOf(random, pagesBetweenLooks * 9, 0.001);
    if (isWorse({ errors, pages, baseline: rateOf({ errors: others, pages: pages * 9 }) })) return pages;
  }
  return null;
}

describe('over many canaries of 10 %', () => {
  test('good ones stay: fewer than 1 in 100 is rolled back in repeated checks', () => {
    const random = seeded(1);
    const runs = 2_000;
    const alarms = Array.from({ length: runs }, () => foundAfter(random, 0.001, 2_000)).filter((pages) => pages).length;
    expect(alarms / runs).toBeLessThan(0.01);
  });
  test('those with 2 % errors end, nine in ten of them within 600 pages', () => {
    const random = seeded(2);
    const found = Array.from({ length: 300 }, () => foundAfter(random, 0.02, 2_000) ?? Number.POSITIVE_INFINITY);
    found.sort((a, b) => a - b);
    expect(found.at(-1)).toBeLessThanOrEqual(2_000);
    expect(found[Math.floor(found.length * 0.9)]).toBeLessThan(600);
  });
});
