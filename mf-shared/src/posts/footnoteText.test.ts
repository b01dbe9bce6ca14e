import { expect, test } from '@jest/globals';
import { bracketed, withoutBrackets } from './footnoteText.ts';

test.each(['Or the lake.', '[sic]', 'a [b] c', '<em>Or</em>'])('reads the note %s as it was stored', (note) => {
  expect(withoutBrackets(bracketed(note))).toBe(note);
});

test('reads a note without brackets', () => {
  expect(withoutBrackets(' Or [the] lake. ')).toBe('Or [the] lake.');
});
