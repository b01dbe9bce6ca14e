import { expect, it } from '@jest/globals';
import { postsTable } from './postsTable.ts';

it('marks a call by its times with the most posts, and shows how its median grew', () => {
  const measured = [
    { name: 'Home', posts: 10_000, p50: 2, p99: 60, first: 20 },
    { name: 'Home', posts: 1_000_000, p50: 3, p99: 50, first: 33 },
    { name: 'Tag', posts: 10_000, p50: 1, p99: 2, first: 5 },
    { name: 'Tag', posts: 1_000_000, p50: 10.1, p99: 20, first: 40 },
  ];
  const [, , home, tag] = postsTable(measured).split('\n');
  expect(home).toMatch(/^✔ {2}Home +2\.0 \/ 60\.0 +3\.0 \/ 50\.0 +×1\.5 +33\.0$/);
  expect(tag).toMatch(/^✖ {2}Tag .*×10\.1 +40\.0$/);
});
