import { expect, test } from '@jest/globals';
import type { CacheKey } from '../address/cacheKey.ts';
import { mostLatestPages } from '../workerMessages.ts';
import { LatestPages } from './LatestPages.ts';

const keys = (...names: string[]) => names as CacheKey[];

test('a worker that has just begun to serve adds its pages to those that are known', () => {
  const latest = new LatestPages();
  latest.note(keys('/', '/a-post', '/category/live'));
  latest.note(keys('/b-post', '/'));
  expect(latest.keys).toEqual(['/b-post', '/', '/a-post', '/category/live']);
});

test('the oldest of too many are forgotten', () => {
  const latest = new LatestPages();
  latest.note(keys('/old'));
  latest.note(keys(...Array.from({ length: mostLatestPages }, (_, index) => `/${index}`)));
  expect(latest.keys).toHaveLength(mostLatestPages);
  expect(latest.keys).not.toContain('/old');
});
