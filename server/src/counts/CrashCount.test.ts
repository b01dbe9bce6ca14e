import { expect, it } from '@jest/globals';
import { CrashCount } from './CrashCount.ts';

it('three deaths within a minute are too many, and are reported once', () => {
  const crashes = new CrashCount();
  expect([0, 20_000, 40_000, 41_000].map((at) => crashes.isTooMany(at))).toEqual([false, false, true, false]);
});

it('a death now and then is not', () => {
  const crashes = new CrashCount();
  for (let at = 0; at < 600_000; at += 31_000) expect(crashes.isTooMany(at)).toBe(false);
});
