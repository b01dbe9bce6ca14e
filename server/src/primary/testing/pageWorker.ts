import { once } from 'node:events';
import { createServer } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { ReleaseSet } from '@marquee/releases/releaseSet.ts';
import type { ToPrimary, ToWorker } from '../../workerMessages.ts';
import { receiveSecrets } from '../receiveSecrets.ts';

/**
 * A worker without a release: its page names its primary, its version of mf-post, the number of canaries that it knows, and how
 * it was to prove itself. It activates, rests and drains as a real one does. `/hang` hangs, and `/another-server`
 * listens on another port for a moment.
 */
const listenMs = 300;
const send = (message: ToPrimary) => process.send?.(message);
await receiveSecrets();
const { 'mf-post': post } = JSON.parse(process.env.MARQUEE_RELEASE_SET ?? '{}') as Partial<ReleaseSet>;
let canaries = 0;
let isClosing = false;
const server = createServer({ keepAliveTimeout: 65_000 }, async ({ url }, response) => {
  if (url === '/hang') {
    response.write('{', () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));
    return;
  }
  // As whatever runs in a worker may do, the gate for example.
  if (url === '/another-server') {
    const other = new NetServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    await new Promise((resolve) => other.close(resolve));
  }
  if (isClosing) response.setHeader('connection', 'close');
  response.end(
    JSON.stringify({
      ...{ primary: process.ppid, worker: process.pid, post, canaries },
      proof: process.env.MARQUEE_PROOF,
    }),
  );
});
server.on('listening', () => send({ kind: 'active' }));
/** Listens where a real worker would, after a pause in which its primary can change its mind. */
const listen = async () => {
  const { MARQUEE_SOCKET: socket, MARQUEE_INHERITED_SOCKET: inherited, PORT } = process.env;
  await new Promise((resolve) => setTimeout(resolve, listenMs));
  if (socket) server.listen(socket);
  else if (inherited) server.listen({ fd: Number(inherited) });
  else server.listen(Number(PORT), '127.0.0.1');
  await once(server, 'listening');
};
/** Actions run in order, as those of a real worker. */
let turn = Promise.resolve();
process.on('message', (message: ToWorker) => {
  if (message.kind === 'routes') canaries = message.canaries.length;
  if (message.kind === 'activate') turn = turn.then(listen);
  if (message.kind === 'standby') turn = turn.then(() => void NetServer.prototype.close.call(server));
  if (message.kind === 'drain' || message.kind === 'stop') {
    if (isClosing) return;
    isClosing = true;
    NetServer.prototype.close.call(server, () => process.exit(0));
    if (message.kind === 'stop') server.closeIdleConnections();
  }
});
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => undefined);
setInterval(() => process.connected && send({ kind: 'alive' }), 1_000);
send({ kind: 'ready' });
