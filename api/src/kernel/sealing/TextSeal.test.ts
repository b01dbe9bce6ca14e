import { expect, test } from '@jest/globals';
import { TextSeal } from './TextSeal.ts';

const keys = new Map([
  ['a', Buffer.alloc(32, 1)],
  ['b', Buffer.alloc(32, 2)],
]);

test('opens texts of present and former keys, for their owner and purpose only', () => {
  const former = new TextSeal(keys, 'a', 'codes').seal('secret', 7);
  const seal = new TextSeal(keys, 'b', 'codes');
  expect(seal.open(former, 7)).toBe('secret');
  expect(seal.open(seal.seal('other', 7), 7)).toBe('other');
  expect(former.sealed).not.toContain('secret');
  expect(() => seal.open(former, 8)).toThrow();
  expect(() => new TextSeal(keys, 'b', 'mails').open(former, 7)).toThrow();
});

test('names the key of a text that it cannot open', () => {
  const [, b] = [...keys];
  const sealed = new TextSeal(keys, 'a', 'codes').seal('secret', 7);
  expect(() => new TextSeal(new Map([b ?? ['b', Buffer.alloc(32)]]), 'b', 'codes').open(sealed, 7)).toThrow(
    /key a, and this process has b/,
  );
});
