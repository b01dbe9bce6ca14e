import { describe, expect, it } from '@jest/globals';
import { editOf, shaped, stateOf, turned, wholeArea } from './pictureArea.ts';

const original = { width: 900, height: 600 };
const area = { x: 10, y: 20, width: 30, height: 40 };

describe('a turn', () => {
  it('keeps the area and the point at their parts of the picture, and four turns change nothing', () => {
    const state = { rotation: 0, area, focus: { x: 10, y: 80 } } as const;
    const once = turned(state, 1);
    expect(once).toEqual({ rotation: 90, area: { x: 40, y: 10, width: 40, height: 30 }, focus: { x: 20, y: 10 } });
    expect(turned(once, -1)).toEqual(state);
    expect(turned(turned(turned(once, 1), 1), 1)).toEqual(state);
    expect(turned(state, -1).rotation).toBe(270);
  });
});

describe('an edit', () => {
  it('is in whole pixels of the turned picture, and opens again as it was saved', () => {
    const edit = editOf({ rotation: 90, area, focus: { x: 33.4, y: 66.6 } }, original);
    expect(edit).toEqual({
      rotation: 90,
      crop: { x: 60, y: 180, width: 180, height: 360 },
      focus: { x: 33, y: 67 },
    });
    expect(editOf(stateOf(edit, original), original)).toEqual(edit);
  });

  it('has no area for the whole picture', () => {
    expect(editOf({ rotation: 0, area: { x: 0.01, y: 0, width: 99.99, height: 100 }, focus: null }, original)).toEqual({
      rotation: 0,
      crop: null,
      focus: null,
    });
    expect(stateOf({ rotation: 0, crop: null, focus: null }, original).area).toEqual(wholeArea);
  });

  it.each([
    [
      { x: 99, y: 99, width: 1, height: 1 },
      { x: 780, y: 480, width: 120, height: 120 },
    ],
    [
      { x: -1, y: -1, width: 200, height: 50 },
      { x: 0, y: 0, width: 900, height: 300 },
    ],
  ])('stays inside the picture, and is never too small: %p', (chosen, crop) => {
    expect(editOf({ rotation: 0, area: chosen, focus: null }, original).crop).toEqual(crop);
  });

  it('keeps all of a picture that is smaller than the smallest area', () => {
    const small = { width: 60, height: 40 };
    expect(editOf({ rotation: 0, area, focus: null }, small).crop).toBeNull();
  });
});

describe('a shape', () => {
  it.each([
    ['a square of the whole picture', wholeArea, 1, { x: 16.667, y: 0, width: 66.667, height: 100 }],
    ['a square in an area', area, 1, { x: 11.667, y: 20, width: 26.667, height: 40 }],
    ['a wide area at the edge', { x: 80, y: 90, width: 20, height: 10 }, 3, { x: 80, y: 90, width: 20, height: 10 }],
  ])('is %s', (_what, from, ratio, expected) => {
    const rounded = Object.entries(shaped(from, ratio, original)).map(([name, value]) => [
      name,
      Math.round(value * 1_000) / 1_000,
    ]);
    expect(Object.fromEntries(rounded)).toEqual(expected);
  });
});
