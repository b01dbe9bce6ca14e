import { expect, test } from '@jest/globals';
import { synonymsOf } from './synonyms.ts';

test.each([
  ['movi', ['film']],
  ['film', ['movi']],
  ['salari', ['pay', 'wage']],
  ['drum', []],
])('%p has %p', (stem, synonyms) => {
  expect(synonymsOf(stem)).toEqual(synonyms);
});
