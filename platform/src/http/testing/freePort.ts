import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that the system gives to connections and to servers that listen on any port. */
const firstPort = 20_000;
const portCount = 10_000;

/** Finds a port that a program can bind later. Other tests that run at the same time do not get it from the system. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = firstPort + Math.floor(Math.random() * portCount);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    await new Promise((resolve) => server.close(resolve));
    if (isFree) return port;
  }
}
