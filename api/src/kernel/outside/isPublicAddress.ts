import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IPv4 ranges outside the public internet (IANA's special-purpose registry), multicast included. */
const notPublicV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];

/**
 * All public IPv6 addresses are in `2000::/3`. `notPublicV6` has the ranges of it that are not public, or that contain
 * an IPv4 address (Teredo, 6to4).
 */
const publicV6 = '2000::/3';
const notPublicV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'];

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

const refusedV4 = listOf(notPublicV4, 'ipv4');
const globalV6 = listOf([publicV6], 'ipv6');
const refusedV6 = listOf(notPublicV6, 'ipv6');

/**
 * Checks whether an address belongs to the public internet. Private, loopback, link-local, CGNAT, multicast and
 * documentation networks do not. IPv6 addresses that contain an IPv4 address do not either (mapped, NAT64, 6to4,
 * Teredo).
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !refusedV4.check(address, 'ipv4');
  if (!isIPv6(address)) return false;
  return globalV6.check(address, 'ipv6') && !refusedV6.check(address, 'ipv6');
}
