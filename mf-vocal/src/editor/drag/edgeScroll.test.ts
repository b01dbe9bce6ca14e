import { expect, it } from '@jest/globals';
import { edgeScroll } from './edgeScroll.ts';

it.each([
  ['not in the middle', 400, 0],
  ['up near the top', 10, -16],
  ['down near the bottom', 790, 16],
  ['no faster outside the window', 2_000, 18],
])('a held block scrolls the window %s', (_, y, pixels) => expect(edgeScroll(y, 800)).toBe(pixels));
