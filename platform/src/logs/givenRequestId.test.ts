import { expect, test } from '@jest/globals';
import { givenRequestId } from './givenRequestId.ts';

test.each(['12345678', 'f3a1c0de-0000-4000-8000-000000000000', 'a'.repeat(64)])('accepts the id %s', (id) => {
  expect(givenRequestId({ 'x-request-id': id })).toBe(id);
});

test.each([
  undefined,
  '',
  '1234567',
  'a'.repeat(65),
  'has a space',
  '*/ drop table',
  '12345678\n{"level":60}',
  'ünïcode-id',
])('refuses %j', (id) => {
  expect(givenRequestId({ 'x-request-id': id })).toBeNull();
});
