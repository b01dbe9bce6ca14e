import { expect, test } from '@jest/globals';
import { mentionedIn } from './mentionable.ts';

const people = ['Ann Lee', 'Ann Lee Strand', 'Ann Leeson', 'Ånn', 'Ola'].map((fullname, id) => ({ id, fullname }));

test.each([
  ['@Ann Lee, look', [0]],
  ['@ann lee', [0]],
  ['@Ann Leeson?', [2]],
  ['@Ann Lee Strand and @Ola.', [1, 4]],
  ['@Ann Lee Strand, and @Ann Lee', [0, 1]],
  ['@Ånn', [3]],
  ['@Olaf, ola, ann lee', []],
])('finds in “%s” the people %j', (text, ids) => expect(mentionedIn(text, people)).toEqual(ids));

test('mentions both of two people with one name', () =>
  expect(mentionedIn('@Ola', [...people, { id: 9, fullname: 'Ola' }])).toEqual([4, 9]));
