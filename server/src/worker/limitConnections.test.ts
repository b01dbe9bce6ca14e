import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { ClientAddresses } from '../address/ClientAddresses.ts';
import { ServerFixture } from './testing/ServerFixture.ts';

let server: ServerFixture;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.close();
});

const flooder = '127.0.0.9';
const reader = '127.0.1.9';
const request = 'GET /api/tags/list HTTP/1.1\r\nHost: beat.localhost\r\n\r\n';

async function open(from: string): Promise<Socket> {
  const socket = connect({ port: server.port, host: '127.0.0.1', localAddress: from });
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/**
 * Sends a request on a connection that stays open.
 * @returns the first line of the response, empty if the connection is closed instead
 */
function ask(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    socket.once('data', (bytes: Buffer) => resolve(String(bytes).split('\r\n', 1)[0] ?? ''));
    socket.once('close', () => resolve(''));
    socket.write(request);
  });
}

async function askEach(from: string, count: number): Promise<string[]> {
  const responses: string[] = [];
  for (let number = 0; number < count; number += 1) responses.push(await ask(await open(from)));
  return responses;
}

const answered = 'HTTP/1.1 200 OK';
const limits = { max: 100, maxPerNetwork: 3, unreadMs: 30_000 };

describe('connections', () => {
  it('beyond the limit of a network are closed, and another network is served', async () => {
    server = await ServerFixture.open(undefined, { connections: limits });
    expect(await askEach(flooder, 5)).toEqual([answered, answered, answered, '', '']);
    expect(await askEach(reader, 2)).toEqual([answered, answered]);
  });

  it('count while they are open', async () => {
    server = await ServerFixture.open(undefined, { connections: limits });
    await askEach(flooder, 3);
    for (const socket of sockets) socket.destroy();
    // The server notices a moment later.
    let response = '';
    while (response === '') response = await ask(await open(flooder));
    expect(response).toBe(answered);
  });

  it('of a trusted proxy are not counted, since all readers share them', async () => {
    server = await ServerFixture.open(undefined, {
      connections: limits,
      addresses: new ClientAddresses([flooder], false),
    });
    expect(await askEach(flooder, 5)).toEqual(Array(5).fill(answered));
    expect(await askEach(reader, 4)).toEqual([answered, answered, answered, '']);
  });

  it('of all clients together have a limit too', async () => {
    server = await ServerFixture.open(undefined, { connections: { ...limits, max: 2, maxPerNetwork: 2 } });
    expect(await askEach(flooder, 2)).toEqual([answered, answered]);
    expect(await askEach(reader, 1)).toEqual(['']);
  });
});

describe('a client', () => {
  it('that does not read its response loses the connection', async () => {
    const broken = Promise.withResolvers<boolean>();
    const api = (_request: IncomingMessage, response: ServerResponse) => {
      response.once('close', () => broken.resolve(!response.writableFinished));
      response.end(Buffer.alloc(50_000_000));
    };
    server = await ServerFixture.open(api, { connections: { ...limits, unreadMs: 1_000 } });
    const socket = await open(reader);
    socket.pause();
    socket.write(request);
    expect(await broken.promise).toBe(true);
  });

  it('that waits for a slow response gets it', async () => {
    const api = async (_request: IncomingMessage, response: ServerResponse) => {
      await wait(2_500);
      response.end('{}');
    };
    server = await ServerFixture.open(api, { connections: { ...limits, unreadMs: 1_000 } });
    expect(await ask(await open(reader))).toBe(answered);
  });
});
