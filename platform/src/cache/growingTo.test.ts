import { expect, test } from '@jest/globals';
import { LRUCache } from 'lru-cache';
import { growingTo } from './growingTo.ts';

test('the entry least recently used is forgotten when there are too many', () => {
  const cache = new LRUCache<string, number>(growingTo(2));
  for (const [value, key] of ['a', 'b', 'c'].entries()) cache.set(key, value);
  expect([...cache.keys()]).toEqual(['c', 'b']);
});

test('entries that are not there take no space, however many there may be', () => {
  const cache = new LRUCache<string, number>(growingTo(1e12));
  cache.set('a', 1);
  expect(cache.get('a')).toBe(1);
});
