import { expect, test } from '@jest/globals';
import { isPublicAddress } from './isPublicAddress.ts';

test.each(['93.184.215.14', '142.250.74.110', '2a00:1450:4001:813::200e', '2606:4700::6810:84e5'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  ['loopback', '127.0.0.1'],
  ['loopback', '127.255.255.254'],
  ['this host', '0.0.0.0'],
  ['private', '10.1.2.3'],
  ['private', '172.31.255.255'],
  ['private', '192.168.1.1'],
  ['CGNAT', '100.64.0.1'],
  ['link-local, where clouds keep secrets', '169.254.169.254'],
  ['benchmarks', '198.19.255.255'],
  ['multicast', '224.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['IPv6 loopback', '::1'],
  ['IPv6 unspecified', '::'],
  ['mapped IPv4', '::ffff:127.0.0.1'],
  ['mapped IPv4 in hexadecimal', '::ffff:7f00:1'],
  ['compatible IPv4', '::127.0.0.1'],
  ['NAT64', '64:ff9b::7f00:1'],
  ['local NAT64', '64:ff9b:1::7f00:1'],
  ['6to4', '2002:7f00:1::1'],
  ['Teredo', '2001:0:1::1'],
  ['unique local', 'fd12:3456::1'],
  ['IPv6 link-local', 'fe80::1'],
  ['IPv6 link-local with a zone', 'fe80::1%eth0'],
  ['site-local', 'fec0::1'],
  ['IPv6 multicast', 'ff02::1'],
  ['documentation', '2001:db8::1'],
  ['no address', 'localhost'],
  ['octal', '0177.0.0.1'],
  ['a number', '2130706433'],
])('rejects %s (%s)', (_, address) => {
  expect(isPublicAddress(address)).toBe(false);
});
