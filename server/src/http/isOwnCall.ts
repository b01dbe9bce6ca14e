import type { IncomingMessage } from 'node:http';

const loopback = /^(?:127\.|::1$|::ffff:127\.)/;

/** True if a request comes directly from this machine, and not through a proxy on it. */
export function isOwnCall({ socket, headers }: IncomingMessage): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isForwarded && loopback.test(socket.remoteAddress ?? '');
}
