import { expect, test } from '@jest/globals';
import { maskTokens } from './maskTokens.ts';

const token = '0123456789abcdef'.repeat(4);

test('masks tokens anywhere in a text', () => {
  expect(maskTokens(`/preview/${token}?x=${token.toUpperCase()}, "${token}"`)).toBe(
    '/preview/[token]?x=[token], "[token]"',
  );
});

test.each(['shell@0.1.0-0123456789', 'a'.repeat(63), `sha384-${'b'.repeat(96)}`, crypto.randomUUID()])(
  '%s is no token',
  (text) => {
    expect(maskTokens(text)).toBe(text);
  },
);
