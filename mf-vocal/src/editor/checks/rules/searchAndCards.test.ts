import { expect, it } from '@jest/globals';
import { draft } from '@marquee/vocal-kit/testing/draft.ts';
import { searchAndCards } from './searchAndCards.ts';

const [sixty, seventy] = ['a'.repeat(60), 'a'.repeat(70)];

it.each([
  ['a new post', {}, []],
  ['a short title without a summary', { title: 'Fares' }, ['summary']],
  ['a title that fits', { title: sixty, summary: 'A' }, []],
  ['a title that a search cuts', { title: `${sixty}a`, summary: 'A' }, ['seoTitle']],
  ['a title that cards cut, too', { title: `${seventy}a`, summary: 'A' }, ['seoTitle', 'ogTitle']],
  ['a title for searches that fits', { title: `${seventy}a`, seoTitle: 'A', ogTitle: seventy, summary: 'A' }, []],
  ['a description for searches', { title: 'A', seoDescription: 'A' }, []],
  ['a summary of spaces', { title: 'A', summary: ' ' }, ['summary']],
])('finds fields to change for %s', (_, fields, expected) =>
  expect(searchAndCards(draft(fields)).map(({ place }) => place)).toEqual(
    expected.map((field) => ({ kind: 'field', field })),
  ),
);
