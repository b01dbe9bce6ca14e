import { expect, test } from '@jest/globals';
import { inSeconds, scaleTimeout } from './scaleTimeout.ts';

test('timeouts grow on a busy machine, up to a limit', () => {
  expect(scaleTimeout(15_000, 0.3, 2)).toBe(15_000);
  expect(scaleTimeout(15_000, 4, 2)).toBe(30_000);
  expect(scaleTimeout(15_000, 50, 2)).toBe(60_000);
  expect(inSeconds(scaleTimeout(15_000, 5, 2))).toBe('38 s');
});
