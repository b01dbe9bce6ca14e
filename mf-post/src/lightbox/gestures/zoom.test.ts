import { describe, expect, it } from '@jest/globals';
import { unzoomed, withinStage, zoomAround } from './zoom.ts';

const stage = { width: 400, height: 800 };
const picture = { width: 400, height: 300 };

describe('zoomAround', () => {
  it('keeps the point under the finger where it is', () => {
    expect(zoomAround(unzoomed, 3, { x: 50, y: -20 }, { x: 50, y: -20 })).toEqual({ scale: 3, x: -100, y: 40 });
  });

  it('moves the picture with two fingers at the same distance', () => {
    expect(zoomAround({ scale: 2, x: 10, y: 0 }, 2, { x: 0, y: 0 }, { x: 30, y: 5 })).toEqual({
      scale: 2,
      x: 40,
      y: 5,
    });
  });

  it('returns to its start', () => {
    const point = { x: 37, y: 11 };
    expect(zoomAround(zoomAround(unzoomed, 2.5, point, point), 1, point, point)).toEqual(unzoomed);
  });
});

describe('withinStage', () => {
  it("keeps the picture's edges outside the stage", () => {
    expect(withinStage({ scale: 3, x: 900, y: -900 }, picture, stage)).toEqual({ scale: 3, x: 400, y: -50 });
  });

  it('centres a side that fits', () => {
    expect(withinStage({ scale: 2, x: -150, y: 60 }, picture, stage)).toEqual({ scale: 2, x: -150, y: 0 });
  });
});
