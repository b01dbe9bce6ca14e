import { expect, it } from '@jest/globals';
import { areaAround } from './areaAround.ts';

const picture = { width: 900, height: 600 };

it.each([
  ['the middle', { x: 50, y: 50 }, { width: 100, height: 100 }, { left: 150, top: 0, width: 600, height: 600 }],
  [
    'a point at the side',
    { x: 60, y: 10 },
    { width: 130, height: 130 },
    { left: 240, top: 0, width: 600, height: 600 },
  ],
  [
    'a corner, within the edges',
    { x: 100, y: 100 },
    { width: 300, height: 100 },
    { left: 0, top: 300, width: 900, height: 300 },
  ],
  ['a larger box', { x: 0, y: 0 }, { width: 1200, height: 630 }, { left: 0, top: 0, width: 900, height: 473 }],
])('puts the area around %s', (_what, point, box, area) => {
  expect(areaAround(point, picture, box)).toEqual(area);
});
