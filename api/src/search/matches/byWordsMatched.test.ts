import { expect, test } from '@jest/globals';
import { byWordsMatched } from './byWordsMatched.ts';

test('posts with most of the words come first', () => {
  expect(
    byWordsMatched([
      { total: 3, ids: [1, 2, 3] },
      { total: 2, ids: [4, 3] },
      { total: 1, ids: [3] },
    ]),
  ).toEqual([3, 4, 1, 2]);
});

test('among equals a rare word counts more than a common one', () => {
  expect(
    byWordsMatched([
      { total: 5_000, ids: [1, 2] },
      { total: 2, ids: [8, 9] },
    ]),
  ).toEqual([8, 9, 1, 2]);
});

test('no matches give no posts', () => {
  expect(byWordsMatched([{ total: 0, ids: [] }])).toEqual([]);
});
