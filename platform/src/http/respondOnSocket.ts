import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds that a client has to read the response to an unfinished request. */
const readMs = 1_000;

export type SocketResponse = { status: number; headers: Readonly<Record<string, string | number>>; body: string };

/**
 * Responds on a bare socket, to bytes that are no complete request, and closes it. The socket is destroyed at the deadline,
 * whatever the client still sends: an idle timeout would start again with each byte.
 * @param respond is not called for a socket that can no longer be written
 */
export function respondOnSocket(
  socket: Socket,
  error: { code?: string },
  respond: () => SocketResponse,
  deadlineMs = readMs,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, headers, body } = respond();
  const all = { ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  const deadline = setTimeout(() => socket.destroy(), deadlineMs);
  socket.once('close', () => clearTimeout(deadline));
}
