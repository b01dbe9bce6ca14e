import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';

/**
 * Header with the client's address for the workers of another set. Only this node's processes can reach their socket.
 */
export const passedAddressHeader = 'x-marquee-address';

const trustNobody = () => false;

/** Determines the address of a client before any routing. Uses the library behind `request.ip`, so that both agree. */
export class ClientAddresses {
  readonly #isTrusted: (address: string, hop: number) => boolean;
  readonly #isOnSocket: boolean;
  readonly #ownSockets = new WeakSet<object>();

  /**
   * @param trustProxy addresses and networks of proxies whose forwarded headers are believed
   * @param isOnSocket true if all requests come from other workers of this node
   * @throws TypeError for an entry that is neither an address nor a network
   */
  constructor(trustProxy: readonly string[], isOnSocket: boolean) {
    this.#isTrusted = trustProxy.length > 0 ? proxyAddr.compile([...trustProxy]) : trustNobody;
    this.#isOnSocket = isOnSocket;
  }

  /** Records a connection that comes from another worker of this node. */
  noteOwn(socket: Socket): void {
    this.#ownSockets.add(socket);
  }

  of(request: IncomingMessage): string {
    if (this.isFromWorker(request)) return String(request.headers[passedAddressHeader] ?? '');
    // Without trusted proxies, forwarded headers do not count and need not be parsed.
    if (this.#isTrusted === trustNobody) return request.socket.remoteAddress ?? '';
    return proxyAddr(request, this.#isTrusted) ?? '';
  }

  /** Protocol of the reader's connection, taken from a trusted proxy's header if there is one, otherwise from the connection itself. */
  protocolOf({ socket, headers }: IncomingMessage): string {
    const forwarded = String(headers['x-forwarded-proto'] ?? '');
    const isForwarded = forwarded !== '' && this.isProxy(socket.remoteAddress ?? '');
    return isForwarded ? (forwarded.split(',').at(-1) ?? '').trim() : 'http';
  }

  /** True if a trusted proxy or another worker of this node has passed the request on, so that its headers are believed. */
  isPassedOn(request: IncomingMessage): boolean {
    return this.isFromWorker(request) || this.isProxy(request.socket.remoteAddress ?? '');
  }

  /** True if another worker of this node has passed the request on. */
  isFromWorker({ socket }: IncomingMessage): boolean {
    return this.#isOnSocket || this.#ownSockets.has(socket);
  }

  /** True if connections from this address come from a trusted proxy. */
  isProxy(address: string): boolean {
    return this.#isTrusted(address, 0);
  }
}
