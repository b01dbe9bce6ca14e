import { expect, test } from '@jest/globals';
import { integrityOf } from './integrityOf.ts';

// The example of https://www.w3.org/TR/sri/#grammardef-hash-expression
test('a hash has the form that browsers check', () => {
  const expected = 'sha384-H8BRh8j48O9oYatfu5AZzq6A9RINhZO5H16dQZngK7T62em8MUt1FLm52t+eX6xO';
  expect(integrityOf("alert('Hello, world.');")).toBe(expected);
  expect(integrityOf(Buffer.from("alert('Hello, world.');"))).toBe(expected);
});
