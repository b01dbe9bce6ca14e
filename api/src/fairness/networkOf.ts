import { isIPv4 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

/** A provider gives a customer this much of IPv6: the customer has all of its addresses. */
const ipv6Prefix = 48;

/**
 * The network of an address: IPv4 by its /24, IPv6 by its /48. One client cannot leave it by taking another address.
 * @param address as `request.ip` has it.
 */
export function networkOf(address: string): string {
  const normal = normalizeIP(address, ipv6Prefix);
  return isIPv4(normal) ? normal.replace(/\.\d+$/, '.0/24') : `${normal}/${ipv6Prefix}`;
}
