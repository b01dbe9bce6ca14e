import { once } from 'node:events';
import { createServer } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { ReleaseSet } from '@marquee/releases/releaseSet.ts';
import type { ToPrimary, ToWorker } from '../../workerMessages.ts';
import { receiveSecrets } from '../receiveSecrets.ts';

/**
 * A worker without a release: its page names its primary, its version of mf-post, the number of canaries that it knows, the pages that it
 * was to render, and how it was to prove itself. It listens, rests and drains as a real one does. `/hang` hangs, and `/another-server`
 * listens on another port for a moment.
 */
const send = (message: ToPrimary) => process.send?.(message);
await receiveSecrets();
const { 'mf-post': post } = JSON.parse(process.env.MARQUEE_RELEASE_SET ?? '{}') as Partial<ReleaseSet>;
let canaries = 0;
let isClosing = false;
const warmed: string[] = [];
const server = createServer({ keepAliveTimeout: 65_000 }, async ({ url }, response) => {
  if (url === '/hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  // As whatever runs in a worker may do, the gate for example.
  if (url === '/another-server') {
    const other = new NetServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    await new Promise((resolve) => other.close(resolve));
  }
  if (isClosing) response.setHeader('connection', 'close');
  response.end(
    JSON.stringify({
      ...{ primary: process.ppid, worker: process.pid, post, canaries, warmed: warmed.join(', ') },
      proof: process.env.MARQUEE_PROOF,
    }),
  );
});
server.on('listening', () => send({ kind: 'listening' }));
process.on('message', (message: ToWorker, handle?: unknown) => {
  if (message.kind === 'warm') {
    warmed.push(`${message.keys.length} ${server.listening ? 'after' : 'before'} it listened`);
    send({ kind: 'warmed' });
  }
  if (message.kind === 'routes') canaries = message.canaries.length;
  if (message.kind === 'listen') {
    const { MARQUEE_SOCKET: socket, PORT } = process.env;
    if (socket) server.listen(socket);
    else if (handle) server.listen(handle);
    else server.listen(Number(PORT), '127.0.0.1');
  }
  if (message.kind === 'rest') NetServer.prototype.close.call(server);
  if (message.kind === 'drain' || message.kind === 'leave') {
    if (isClosing) return;
    isClosing = true;
    NetServer.prototype.close.call(server, () => process.exit(0));
    if (message.kind === 'leave') server.closeIdleConnections();
  }
});
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => undefined);
setInterval(() => process.connected && send({ kind: 'alive' }), 1_000);
send({ kind: 'ready' });
