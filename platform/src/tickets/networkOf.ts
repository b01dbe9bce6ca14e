import { isIPv6 } from 'node:net';

const sharedGroups = 3;

/**
 * The network that an address belongs to, for limits: the /24 of an IPv4 address (`203.0.113`), the /48 of an IPv6 one
 * (`2001:db8:1`). A household, a company or a rented server has all addresses of one. Text that is no address stays as it is.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return networkOfIPv4(address);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return networkOfIPv4(mapped);
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  return [...first, ...Array<string>(zeros).fill('0'), ...last]
    .slice(0, sharedGroups)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

function networkOfIPv4(address: string): string {
  return address.split('.').slice(0, sharedGroups).join('.');
}
