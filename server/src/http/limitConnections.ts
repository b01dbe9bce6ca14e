import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '@marquee/platform/tickets/networkOf.ts';
import type { Logger } from 'pino';

export type ConnectionLimits = {
  /** Open connections of all clients. */
  max: number;
  /** Open connections of one network (IPv4 /24, IPv6 /48). */
  maxPerNetwork: number;
  /** Milliseconds for which a client may take nothing of a response that waits to be sent. */
  unreadMs: number;
};

type Parts = {
  limits: ConnectionLimits;
  /** True for our own proxies, which are not limited because all readers connect through them. */
  isProxy: (address: string) => boolean;
  log: Logger;
  now: () => number;
};

/** Minimum time between two warnings. */
const logMs = 60_000;

/** Limits a server's connections, so that one client cannot use all of them. Closes a connection beyond a limit without a response. */
export function limitConnections(server: Server, { limits, isProxy, log, now }: Parts): void {
  const ofNetworks = new Map<string, number>();
  let loggedAt = Number.NEGATIVE_INFINITY;
  server.maxConnections = limits.max;
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress;
    // Connections of other workers use a Unix socket, which has no remote address.
    if (address === undefined || isProxy(address)) return;
    const network = networkOf(address);
    const count = ofNetworks.get(network) ?? 0;
    if (count >= limits.maxPerNetwork) {
      socket.destroy();
      if (now() - loggedAt < logMs) return;
      loggedAt = now();
      log.warn({ network, connections: count }, 'too many connections of one network');
      return;
    }
    ofNetworks.set(network, count + 1);
    socket.once('close', () => {
      const left = (ofNetworks.get(network) ?? 1) - 1;
      if (left > 0) ofNetworks.set(network, left);
      else ofNetworks.delete(network);
    });
  });
  endUnread(server, limits.unreadMs);
}

/** Ends connections whose client does not read its response. Keeps connections whose response is still being made. */
function endUnread(server: Server, unreadMs: number): void {
  // Responses on a connection end in order. If any response is unfinished, the last response is unfinished too.
  const last = new WeakMap<Socket, ServerResponse>();
  server.prependListener('request', ({ socket }, response) => last.set(socket, response));
  // Node restarts this timeout with each byte in either direction. Idle connections have a separate keep-alive timeout.
  server.setTimeout(unreadMs, (socket: Socket) => {
    if (last.get(socket)?.closed === false && socket.writableLength === 0) socket.setTimeout(unreadMs);
    else socket.destroy();
  });
}
