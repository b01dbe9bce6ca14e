import { expect, test } from '@jest/globals';
import { inSeconds, patience } from './patience.ts';

test('a busy machine is given longer, but not for ever', () => {
  expect(patience(15_000, 0.3, 2)).toBe(15_000);
  expect(patience(15_000, 4, 2)).toBe(30_000);
  expect(patience(15_000, 50, 2)).toBe(60_000);
  expect(inSeconds(patience(15_000, 5, 2))).toBe('38 s');
});
