import { once } from 'node:events';
import { connect } from 'node:net';

export type RawResponse = {
  /** Status of the response. 0 if the connection ended without a response. */
  status: number;
  headers: Record<string, string>;
  body: string;
};

/** Opens a connection, writes the bytes unchanged, and reads until the server closes the connection. */
export async function sendRaw(
  port: number,
  bytes: Iterable<string | Buffer> | AsyncIterable<string | Buffer>,
): Promise<RawResponse> {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  // Ignores a reset, because a server may reset the connection after it has sent a refusal.
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const write = async () => {
    await once(socket, 'connect');
    for await (const piece of bytes) {
      if (socket.destroyed) return;
      if (!socket.write(piece)) await Promise.race([once(socket, 'drain'), closed]);
    }
  };
  await write().catch(() => undefined);
  await closed;
  return parse(Buffer.concat(chunks).toString('latin1'));
}

function parse(text: string): RawResponse {
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, Math.max(end, 0)).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return { status: Number(first.split(' ')[1] ?? 0), headers, body: text.slice(end + 4) };
}
