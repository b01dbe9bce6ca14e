import { expect, it } from '@jest/globals';
import { isOwnAddress } from './isOwnAddress.ts';

it.each(['/res/media/image/upload/x', '/x?y=//z', '/'])('%j is our own', (address) => {
  expect(isOwnAddress(address)).toBe(true);
});

it.each([
  '//evil.example/x',
  '/\\evil.example/x',
  '/\t/evil.example/x',
  'https://evil.example/x',
  'x.png',
  'data:image/png,x',
  'javascript:alert(1)',
  '',
])('%j is not', (address) => {
  expect(isOwnAddress(address)).toBe(false);
});
