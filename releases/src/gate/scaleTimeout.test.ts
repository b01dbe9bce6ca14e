import { expect, test } from '@jest/globals';
import { inSeconds, scaleTimeout } from './scaleTimeout.ts';

test('a busy machine is given longer, but not for ever', () => {
  expect(scaleTimeout(15_000, 0.3, 2)).toBe(15_000);
  expect(scaleTimeout(15_000, 4, 2)).toBe(30_000);
  expect(scaleTimeout(15_000, 50, 2)).toBe(60_000);
  expect(inSeconds(scaleTimeout(15_000, 5, 2))).toBe('38 s');
});
