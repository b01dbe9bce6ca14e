import { expect, test } from '@jest/globals';
import { hostKeySchema, maxSiteKeyLength, siteKeySchema } from './site.ts';

test.each(['beat', 'theSwamp', 'slow-food', 'b2', 'a'.repeat(maxSiteKeyLength)])('accepts the key %s', (key) => {
  expect(siteKeySchema.safeParse(key).success).toBe(true);
});

test.each([
  ...['', 'b', 'Beat', '2beat', 'slow--food', 'slow-', '-slow', 'slow.food', 'slow_food', 'bücher', 'a b', '../x'],
  'a'.repeat(maxSiteKeyLength + 1),
])('refuses the key “%s”, which is no label of a host name', (key) => {
  expect(siteKeySchema.safeParse(key).success).toBe(false);
});

test.each(['vocal', 'api', 'www', 'Www', 'xn--bcher-kva'])('refuses the reserved name %s', (key) => {
  expect(siteKeySchema.safeParse(key).success).toBe(false);
});

test('names the creator host among the hosts', () => {
  expect(hostKeySchema.safeParse('vocal').success).toBe(true);
  expect(hostKeySchema.safeParse('api').success).toBe(false);
});
