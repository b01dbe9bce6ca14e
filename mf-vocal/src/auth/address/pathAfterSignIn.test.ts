import { expect, it } from '@jest/globals';
import { pathAfterSignIn } from './pathAfterSignIn.ts';

const origin = 'https://vocal.example';

it.each(['/vocal', '/vocal/posts/7?tab=review#notes', '/vocal?from=mail'])('follows %s', (next) => {
  expect(pathAfterSignIn(next, origin)).toBe(next);
});

it.each([
  null,
  '',
  '/',
  '/auth',
  '/vocalist',
  '//elsewhere.example/vocal',
  'https://elsewhere.example/vocal',
  'https://vocal.example/vocal',
  '/vocal/../auth',
  '/vocal/..//elsewhere.example',
  '/vocal\\..\\..\\auth',
  'javascript:alert(1)',
])('goes home instead of following %s', (next) => {
  expect(pathAfterSignIn(next, origin)).toBe('/vocal');
});
