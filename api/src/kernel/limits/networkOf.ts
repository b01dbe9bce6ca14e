import { isIPv4 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

/** IPv6 prefix that a provider assigns to a customer, who can use all of its addresses. */
const ipv6Prefix = 48;

/**
 * Returns the network of an address, an IPv4 /24 or an IPv6 /48. A client cannot leave its network by changing its
 * address.
 * @param address in the form of `request.ip`
 */
export function networkOf(address: string): string {
  const normal = normalizeIP(address, ipv6Prefix);
  return isIPv4(normal) ? normal.replace(/\.\d+$/, '.0/24') : `${normal}/${ipv6Prefix}`;
}
