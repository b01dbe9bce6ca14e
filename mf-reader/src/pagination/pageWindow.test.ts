import { describe, expect, it } from '@jest/globals';
import { pageWindow } from './pageWindow.ts';

describe('pageWindow', () => {
  it.each([
    [1, 20, [1, 2, 3, 4, 5]],
    [3, 20, [1, 2, 3, 4, 5]],
    [4, 20, [2, 3, 4, 5, 6]],
    [10, 20, [8, 9, 10, 11, 12]],
    [18, 20, [16, 17, 18, 19, 20]],
    [20, 20, [16, 17, 18, 19, 20]],
    [2, 3, [1, 2, 3]],
    [1, 1, [1]],
  ])('page %i of %i: %j', (current, total, expected) => {
    expect(pageWindow(current, total)).toEqual(expected);
  });
});
