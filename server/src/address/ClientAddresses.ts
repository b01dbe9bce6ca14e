import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Carries the address of who asks to the workers of another set, over a socket that nobody else can reach. */
export const passedAddressHeader = 'x-marquee-address';

/** Knows the address of who asks, before any routing: the last in `X-Forwarded-For` that is not one of our proxies. */
export class ClientAddresses {
  readonly #proxies = new BlockList();
  readonly #isOnSocket: boolean;
  readonly #trustsNobody: boolean;

  /**
   * @param trustProxy addresses and networks of proxies whose forwarded headers are believed
   * @param isOnSocket whether all requests come from our other workers
   */
  constructor(trustProxy: readonly string[], isOnSocket: boolean) {
    for (const entry of trustProxy) {
      const [address = '', bits] = entry.split('/');
      const version = isIP(address);
      if (version === 0) continue;
      const family = version === 6 ? 'ipv6' : 'ipv4';
      if (bits === undefined) this.#proxies.addAddress(address, family);
      else this.#proxies.addSubnet(address, Number(bits), family);
    }
    this.#isOnSocket = isOnSocket;
    this.#trustsNobody = trustProxy.length === 0;
  }

  of({ socket, headers }: IncomingMessage): string {
    if (this.#isOnSocket) return String(headers[passedAddressHeader] ?? '');
    const direct = socket.remoteAddress ?? '';
    if (this.#trustsNobody) return direct;
    const way = [...String(headers['x-forwarded-for'] ?? '').split(','), direct].map((address) => address.trim());
    return way.findLast((address) => !this.isProxy(address)) || direct;
  }

  /** How the reader's connection is made: what a proxy of ours says of it, else that of this one. */
  protocolOf({ socket, headers }: IncomingMessage): string {
    const told = String(headers['x-forwarded-proto'] ?? '');
    const isTold = told !== '' && this.isProxy(socket.remoteAddress ?? '');
    return isTold ? (told.split(',').at(-1) ?? '').trim() : 'http';
  }

  /** Whether connections from an address come from a proxy in front of us. */
  isProxy(address: string): boolean {
    const version = isIP(address);
    return version !== 0 && this.#proxies.check(address, version === 6 ? 'ipv6' : 'ipv4');
  }
}
