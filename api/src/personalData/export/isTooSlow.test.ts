import { expect, test } from '@jest/globals';
import { isTooSlow } from './isTooSlow.ts';

const mebibyte = 1024 * 1024;

test.each([
  ['has not begun to read for 30 s', 30_000, 0, false],
  ['has not begun to read for longer', 30_001, 0, true],
  ['takes a byte now and then', 3_600_000, 1_000, true],
  ['takes 16 kB a second', 64_000, mebibyte, false],
  ['has taken much, and then stops', 95_000, mebibyte, true],
])('judges a reader that %s by its pace', (_name, waitedMs, bytes, expected) => {
  expect(isTooSlow(waitedMs, bytes)).toBe(expected);
});
