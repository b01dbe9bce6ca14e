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
])('%p is closer to %p than to %p', (typed, likely, unlikely) => {
  expect(spellingCost(typed, likely)).toBeLessThan(spellingCost(typed, unlikely));
});

test('a word has no distance from itself', () => {
  expect(spellingCost('drum', 'drum')).toBe(0);
});
