import { expect, test } from '@jest/globals';
import { contrastOf } from './contrastFaults.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#ff0000', '#ff0000', 1],
])('the contrast of %s and %s is %d', (one, other, ratio) => {
  expect(contrastOf(one, other)).toBeCloseTo(ratio, 2);
});

test('refuses a colour that it cannot read', () => {
  expect(() => contrastOf('red', '#ffffff')).toThrow('#rrggbb');
});
