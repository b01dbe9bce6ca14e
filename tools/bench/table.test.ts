import { expect, it } from '@jest/globals';
import { missesBar, table } from './table.ts';

const figure = (value: number, bar: number | null) => ({ name: 'CLS', value, unit: 'ms', bar });

it('accepts a figure at its bar, but not above it or without a value', () => {
  expect(missesBar(figure(5, 5))).toBe(false);
  expect(missesBar(figure(5.1, 5))).toBe(true);
  expect(missesBar(figure(Number.NaN, 5))).toBe(true);
  expect(missesBar(figure(5, null))).toBe(false);
});

it('marks each figure that has a bar', () => {
  const lines = table([figure(0.004, 0.01), figure(120.4, 100), figure(7, null)]).split('\n');
  expect(lines[0]).toMatch(/^✔ CLS +0\.004 ms +≤ 0\.010 ms$/);
  expect(lines[1]).toMatch(/^✖ CLS +120 ms +≤ 100 ms$/);
  expect(lines[2]).toMatch(/^ {2}CLS +7\.0 ms/);
});
