import { expect, it } from '@jest/globals';
import { maxCrop, squareOf } from './squareOf.ts';

const wide = { width: 1001, height: 400 };

it('begins with the largest square in the middle', () => {
  expect(squareOf(maxCrop(wide), wide)).toEqual({ x: 301, y: 0, size: 400 });
  expect(squareOf(maxCrop({ width: 300, height: 301 }), { width: 300, height: 301 })).toEqual({
    x: 0,
    y: 1,
    size: 300,
  });
});

it.each([
  [
    { x: 90, y: 50, width: 39.96 },
    { x: 601, y: 0, size: 400 },
  ],
  [
    { x: 99, y: 99, width: 1 },
    { x: 881, y: 280, size: 120 },
  ],
  [
    { x: -1, y: -1, width: 200 },
    { x: 0, y: 0, size: 400 },
  ],
])('stays inside of the picture, and is never too small: %p', (crop, square) => {
  expect(squareOf(crop, wide)).toEqual(square);
});
