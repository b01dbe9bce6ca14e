import { expect, test } from '@jest/globals';
import { WindowCounts } from './WindowCounts.ts';

const windowMs = 60_000;

test('counts from the first event to the end of the window, however many events follow', () => {
  let now = 0;
  const counts = new WindowCounts(windowMs, 10, () => now);
  counts.add('a');
  now = 59_500;
  counts.add('a');
  expect([counts.of('a'), counts.of('b')]).toEqual([2, 0]);
  expect([counts.secondsLeft('a'), counts.secondsLeft('b')]).toEqual([1, 0]);
  now = windowMs;
  expect([counts.of('a'), counts.secondsLeft('a')]).toEqual([0, 0]);
  counts.add('a');
  expect([counts.of('a'), counts.secondsLeft('a')]).toEqual([1, 60]);
});

test('the least recently used keys are dropped when there are too many', () => {
  const counts = new WindowCounts(windowMs, 2, () => 0);
  for (const key of ['a', 'b', 'c']) counts.add(key);
  expect(['a', 'b', 'c'].map((key) => counts.of(key))).toEqual([0, 1, 1]);
});
