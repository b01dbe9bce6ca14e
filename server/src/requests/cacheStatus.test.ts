import { expect, test } from '@jest/globals';
import type { CacheResult } from '../pages/PageCache.ts';
import { cacheStatus } from './cacheStatus.ts';
import { serverTiming } from './serverTiming.ts';

test.each<[CacheResult, number, string]>([
  ['hit', 29_900, 'marquee; hit; ttl=29; age=12'],
  ['stale', -1_500, 'marquee; hit; ttl=-2; age=12; detail=revalidating'],
  ['failing', -1, 'marquee; hit; ttl=-1; age=12; detail=render-failed'],
  ['elsewhere', -60_000, 'marquee; hit; ttl=-60; age=12; detail=other-release-set'],
  ['miss', 0, 'marquee; fwd=uri-miss'],
  ['expired', 0, 'marquee; fwd=stale'],
  ['bypass', 0, 'marquee; fwd=bypass'],
])('names a page that is %s', (result, ttlMs, expected) => {
  expect(cacheStatus({ result, ttlMs, ageMs: 12_345 })).toBe(expected);
});

test('keeps the ticket in front of the times of the render', () => {
  const timing = { renderMs: 45.123, apiMs: 31 };
  expect(serverTiming(timing, 'ticket;desc=t')).toBe('ticket;desc=t, render;dur=45.1, api;dur=31');
  expect(serverTiming(timing, undefined)).toBe('render;dur=45.1, api;dur=31');
});
