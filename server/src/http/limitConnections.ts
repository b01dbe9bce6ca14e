import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '@marquee/shared/tickets/networkOf';
import type { Logger } from 'pino';

export type ConnectionLimits = {
  /** Open connections of all clients. */
  most: number;
  /** Open connections of one network (IPv4 /24, IPv6 /48). */
  mostOfNetwork: number;
  /** Milliseconds for which a client may take nothing of a response that waits to be sent. */
  unreadMs: number;
};

type Parts = {
  limits: ConnectionLimits;
  /** Proxies of ours carry the connections of all readers. */
  isProxy: (address: string) => boolean;
  log: Logger;
  now: () => number;
};

/** A flood logs one line in this time. */
const logMs = 60_000;

/** Bounds the connections of a server, so that one client's are not felt by others. One beyond a limit is closed unanswered. */
export function limitConnections(server: Server, { limits, isProxy, log, now }: Parts): void {
  const ofNetworks = new Map<string, number>();
  let loggedAt = Number.NEGATIVE_INFINITY;
  server.maxConnections = limits.most;
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress;
    // The other workers' connections, by a socket of the file system, have none.
    if (address === undefined || isProxy(address)) return;
    const network = networkOf(address);
    const count = ofNetworks.get(network) ?? 0;
    if (count >= limits.mostOfNetwork) {
      socket.destroy();
      if (now() - loggedAt < logMs) return;
      loggedAt = now();
      log.warn({ network, connections: count }, 'a network has too many connections');
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

/** Ends connections whose client does not read, and leaves those alone that wait for a response which is still being made. */
function endUnread(server: Server, unreadMs: number): void {
  // Responses of a connection end in their order: while one is unfinished, the last one is.
  const last = new WeakMap<Socket, ServerResponse>();
  server.prependListener('request', ({ socket }, response) => last.set(socket, response));
  // Node restarts this time with each byte in either direction, and has another for connections between requests.
  server.setTimeout(unreadMs, (socket: Socket) => {
    if (last.get(socket)?.closed === false && socket.writableLength === 0) socket.setTimeout(unreadMs);
    else socket.destroy();
  });
}
