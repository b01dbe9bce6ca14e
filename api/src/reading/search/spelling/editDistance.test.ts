import { expect, test } from '@jest/globals';
import { editDistance } from './editDistance.ts';

test.each([
  ['drum', 'drum', 0],
  ['drum', 'drums', 1],
  ['drum', 'dram', 1],
  ['drum', 'durm', 1],
  ['volacnoe', 'volcano', 2],
  ['', 'ab', 2],
  ['ab', '', 2],
  ['kitten', 'sitting', 3],
])('from %p to %p it is %p', (one, other, distance) => {
  expect(editDistance(one, other)).toBe(distance);
});
