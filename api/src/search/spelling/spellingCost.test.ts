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
])('%p is rather %p than %p', (typed, likely, unlikely) => {
  expect(spellingCost(typed, likely)).toBeLessThan(spellingCost(typed, unlikely));
});

test('a word costs nothing by itself', () => {
  expect(spellingCost('drum', 'drum')).toBe(0);
});
