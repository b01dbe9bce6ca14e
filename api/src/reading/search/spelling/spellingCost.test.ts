import { expect, test } from '@jest/globals';
import { spellingCost } from './spellingCost.ts';

test.each([
  ['moives', 'movies', 'moves'],
  ['salery', 'salary', 'sale'],
  ['salery', 'celery', 'sale'],
  ['salery', 'salary', 'celery'],
  ['baer', 'bear', 'bar'],
  ['acommodation', 'accommodation', 'recommendation'],
  ['vulcano', 'volcano', 'vulcan'],
  ['definately', 'definitely', 'delicately'],
])('ranks %p closer to %p than to %p', (typed, likely, unlikely) => {
  expect(spellingCost(typed, likely)).toBeLessThan(spellingCost(typed, unlikely));
});

test('returns 0 for equal words', () => {
  expect(spellingCost('drum', 'drum')).toBe(0);
});
