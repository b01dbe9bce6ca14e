import cluster from 'node:cluster';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { returnConnections } from '../returnConnections.ts';

/**
 * A primary whose first worker hangs when it is handed a connection, and is killed then; argv: the number of workers. Prints, as
 * JSON, what the reader of that connection gets.
 */
const hang = new Int32Array(new SharedArrayBuffer(4));

async function serve(): Promise<void> {
  const server = http.createServer((_request, response) => response.end(`worker ${cluster.worker?.id}`));
  server.listen(Number(process.env.TEST_PORT), '127.0.0.1');
  await once(server, 'listening');
  process.send?.('listening');
  if (cluster.worker?.id === 1) process.on('message', () => Atomics.wait(hang, 0, 0));
}

async function start(): Promise<void> {
  const probe = http.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  const count = Number(process.argv[2]);
  const workers = [];
  for (let number = 0; number < count; number += 1) {
    const worker = cluster.fork({ TEST_PORT: String(port) });
    returnConnections(worker, () => count > 1);
    await once(worker, 'message');
    workers.push(worker);
  }
  const [first] = workers;
  first?.send('hang');
  await new Promise((resolve) => setTimeout(resolve, 300));
  const answers = Array.from(
    { length: count },
    () =>
      new Promise((resolve) => {
        const call = http.get({ port, agent: false, timeout: 5_000 }, (response) => {
          response.setEncoding('utf8').on('data', resolve);
        });
        call.on('timeout', () => resolve('nothing')).on('error', (error) => resolve(`an error: ${error.message}`));
      }),
  );
  await new Promise((resolve) => setTimeout(resolve, 300));
  first?.process.kill('SIGKILL');
  console.log(JSON.stringify(await Promise.all(answers)));
  process.exit(0);
}

await (cluster.isPrimary ? start() : serve());
