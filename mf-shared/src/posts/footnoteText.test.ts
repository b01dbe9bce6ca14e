import { expect, test } from '@jest/globals';
import { bracketed, withoutBrackets } from './footnoteText.ts';

test.each(['Or the lake.', '[sic]', 'a [b] c', '<em>Or</em>'])(
  '%s stays the same when it is stored and read',
  (note) => {
    expect(withoutBrackets(bracketed(note))).toBe(note);
  },
);

test('a note without brackets is read as it is', () => {
  expect(withoutBrackets(' Or [the] lake. ')).toBe('Or [the] lake.');
});
