import { expect, test } from '@jest/globals';
import { byWordsMatched } from './byWordsMatched.ts';

test('sorts posts with most of the words first', () => {
  expect(
    byWordsMatched([
      { total: 3, ids: [1, 2, 3] },
      { total: 2, ids: [4, 3] },
      { total: 1, ids: [3] },
    ]),
  ).toEqual([3, 4, 1, 2]);
});

test('weighs a rare word more than a common one', () => {
  expect(
    byWordsMatched([
      { total: 5_000, ids: [1, 2] },
      { total: 2, ids: [8, 9] },
    ]),
  ).toEqual([8, 9, 1, 2]);
});

test('returns no posts without matches', () => {
  expect(byWordsMatched([{ total: 0, ids: [] }])).toEqual([]);
});
