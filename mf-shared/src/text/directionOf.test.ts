import { expect, it } from '@jest/globals';
import { directionOf } from './directionOf.ts';

it.each([
  ['בוקר טוב, Marquee.', 'auto'],
  ['مرحبا', 'auto'],
  ['Marquee: בוקר טוב', 'auto'],
  ['ﷺ', 'auto'],
  ['𞤀𞤣𞤤𞤢𞤥', 'auto'],
  ['Good morning.', undefined],
  ['日本語 – Ελληνικά', undefined],
  ['', undefined],
  [null, undefined],
])('leaves the direction of %j to its letters where some run to the left', (text, direction) => {
  expect(directionOf(text)).toBe(direction);
});
