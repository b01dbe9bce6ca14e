import { describe, expect, it } from '@jest/globals';
import { isSwipedAway, swipedStep } from './swipe.ts';

const stage = { width: 400, height: 800 };

describe('swipedStep', () => {
  it.each([
    ['far to the left', -101, 0, 1],
    ['far to the right', 101, 0, -1],
    ['a flick to the left', -30, 0.6, 1],
    ['a flick to the right', 30, 0.6, -1],
    ['not far enough and slow', -99, 0.2, 0],
    ['hardly at all, however fast', 20, 3, 0],
  ])('%s', (_, distance, speed, step) => {
    expect(swipedStep({ distance, speed }, stage)).toBe(step);
  });
});

describe('isSwipedAway', () => {
  it.each([
    ['far down', 201, 0, true],
    ['a flick down', 60, 0.6, true],
    ['not far enough and slow', 199, 0.2, false],
    ['up', -300, 2, false],
  ])('%s', (_, distance, speed, isAway) => {
    expect(isSwipedAway({ distance, speed }, stage)).toBe(isAway);
  });
});
