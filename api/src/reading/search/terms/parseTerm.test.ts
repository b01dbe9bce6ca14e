import { expect, test } from '@jest/globals';
import { cleanTerm, parseTerm } from './parseTerm.ts';

/** Formats parts as a reader would type them, with a minus before excluded parts and an asterisk after beginnings. */
const partsOf = (term: string) =>
  parseTerm(cleanTerm(term)).map(
    ({ text, isExcluded, isPrefix }) => `${isExcluded ? '-' : ''}${text}${isPrefix ? '*' : ''}`,
  );

test.each<[string, string[]]>([
  ['drums', ['drums*']],
  ['loud drums', ['loud', 'drums*']],
  ['"loud room" drums', ['loud room', 'drums*']],
  ['drums "loud room"', ['drums', 'loud room']],
  ['“loud room” drums', ['loud room', 'drums*']],
  ['drums -jazz', ['drums', '-jazz']],
  ['drums -"free jazz"', ['drums', '-free jazz']],
  ['-jazz drums', ['-jazz', 'drums*']],
  ['rock-and-roll', ['rock-and-roll']],
  ['loud "room', ['loud', 'room*']],
  ['"', []],
  ['""', ['']],
  ['to uk', ['to', 'uk*']],
  ['  loud\t\ndrums ', ['loud', 'drums*']],
  ['lo\0ud\u202e\ud800', ['lo', 'ud*']],
  ['- --', []],
  ['lamp… door—hinge/frame', ['lamp', 'door', 'hinge', 'frame*']],
  ['夜 3月', ['夜*', '3', '月*']],
  ['he’ll', ['he’ll']],
  ['cafe\u0301', ['café*']],
])('%p is %p', (term, parts) => {
  expect(partsOf(term)).toEqual(parts);
});

test('searches only twelve words', () => {
  expect(parseTerm('a b c d e f g h i j k l m n o')).toHaveLength(12);
});
