import { Agent, createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ReaderConnections } from './ReaderConnections.ts';
import { WorkerLife } from './WorkerLife.ts';

let server: Server;
let life: WorkerLife;
let events: string[];
let failures: unknown[];
/** True once the server has the request that waits. */
let isAsked: boolean;
/** Answers the request that waits. */
let answer: () => void;
const kept = new Agent({ keepAlive: true, maxSockets: 1 });

beforeEach(() => {
  [events, failures] = [[], []];
  isAsked = false;
  answer = () => undefined;
  server = createServer((request, response) => {
    if (request.url === '/slow') {
      isAsked = true;
      answer = () => response.end('slow');
    } else response.end('here');
  });
  life = new WorkerLife({
    connections: new ReaderConnections(server, { port: 0, host: '127.0.0.1' }, createServer(), null),
    onActive: () => void events.push('active'),
    onStopped: async () => void events.push('stopped'),
    onFailure: (error) => void failures.push(error),
  });
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function read(port: number, path = '/', agent: Agent | false = false) {
  return new Promise<{ body: string; connection?: string }>((resolve, reject) => {
    get({ port, path, host: '127.0.0.1', agent }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => resolve({ body, connection: response.headers.connection }));
    }).on('error', reject);
  });
}
const portOf = () => (server.address() as AddressInfo).port;
const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
};

test('serves between its activation and its standby, and can be activated again', async () => {
  await life.activate();
  const port = portOf();
  expect((await read(port)).body).toBe('here');
  await life.standby();
  await expect(read(port)).rejects.toThrow('ECONNREFUSED');
  await life.activate();
  expect((await read(portOf())).body).toBe('here');
  expect(events).toEqual(['active', 'active']);
});

test('ends a kept connection with its next response once it is in standby', async () => {
  await life.activate();
  const port = portOf();
  expect((await read(port, '/', kept)).connection).toBe('keep-alive');
  await life.standby();
  expect((await read(port, '/', kept)).connection).toBe('close');
});

test('stops after a drain when the open request is finished', async () => {
  await life.activate();
  const reading = read(portOf(), '/slow');
  let isAnswered = false;
  void reading.then(() => {
    isAnswered = true;
  });
  await until(() => isAsked);
  await life.drain();
  expect([life.state, isAnswered]).toEqual(['draining', false]);
  answer();
  expect((await reading).body).toBe('slow');
  await until(() => life.state === 'stopped');
  expect(events).toEqual(['active', 'stopped']);
});

test('stops after a drain in standby', async () => {
  await life.drain();
  await until(() => life.state === 'stopped');
});

test('is not activated once it drains', async () => {
  await Promise.all([life.drain(), life.activate()]);
  expect(events).not.toContain('active');
});

test('is not ready, and ends idle connections, when the node leaves', async () => {
  await life.activate();
  await read(portOf(), '/', kept);
  expect(life.isReady).toBe(true);
  await life.stop();
  expect(life.isReady).toBe(false);
  await until(() => life.state === 'stopped');
});

test('reports that it cannot listen', async () => {
  await life.activate();
  const other = createServer();
  const second = new WorkerLife({
    connections: new ReaderConnections(other, { port: portOf(), host: '127.0.0.1' }, createServer(), null),
    onActive: () => undefined,
    onStopped: async () => undefined,
    onFailure: (error) => void failures.push(error),
  });
  await second.activate();
  expect(failures).toEqual([expect.objectContaining({ code: 'EADDRINUSE' })]);
});
