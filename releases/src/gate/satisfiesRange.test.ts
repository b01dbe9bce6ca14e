import { expect, test } from '@jest/globals';
import { satisfiesRange } from './satisfiesRange.ts';

test.each([
  ['1.2.3', '^1.0.0', true],
  ['1.2.3', '^1.2.4', false],
  ['2.0.0', '^1.0.0', false],
  ['0.2.5', '^0.2.3', true],
  ['0.3.0', '^0.2.3', false],
  ['0.0.4', '^0.0.3', false],
  ['1.2.9', '~1.2.3', true],
  ['1.3.0', '~1.2.3', false],
  ['3.0.0', '>=1.2.3', true],
  ['1.2.3', '1.2.3', true],
  ['1.2.4', '1.2.3', false],
  ['anything', '*', true],
  ['1.2.3', '1.x || 2.x', null],
  ['next', '^1.0.0', null],
])('%s in %s: %s', (version, range, expected) => {
  expect(satisfiesRange(version, range)).toBe(expected);
});
