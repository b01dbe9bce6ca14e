import { expect, test } from '@jest/globals';
import { networkOf } from './networkOf.ts';

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.200', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::1', '2001:db8:1::/48'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
