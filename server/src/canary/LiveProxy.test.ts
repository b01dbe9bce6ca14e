import { Agent, createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { LiveProxy } from './LiveProxy.ts';

const socket = path.join(tmpdir(), `live-${process.pid}.sock`);

let isClosing: boolean;
let liveStatus: number;
let live: Server;
let resting: Server;
let seen: IncomingMessage[];
let failures: number;
const reader = new Agent({ keepAlive: true, maxSockets: 1 });
beforeEach(async () => {
  isClosing = false;
  liveStatus = 200;
  seen = [];
  failures = 0;
  live = createServer((request, response) => {
    seen.push(request);
    response.writeHead(liveStatus, { etag: '"live"' }).end('the live set');
  });
  await new Promise<void>((resolve) => live.listen(socket, resolve));
  const proxy = new LiveProxy({
    socket,
    isClosing: () => isClosing,
    addressOf: () => '203.0.113.7',
    log: {
      warn: () => {
        failures += 1;
      },
    },
  });
  resting = createServer((request, response) =>
    proxy.handle(request, response, () => response.end('the set of this worker')),
  );
  await new Promise<void>((resolve) => resting.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  for (const one of [live, resting]) {
    one.closeAllConnections();
    await new Promise((resolve) => one.close(resolve));
  }
});

async function ask(url: string, { method = 'GET', headers = {}, body = '' } = {}) {
  const { port } = resting.address() as AddressInfo;
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    httpRequest({ port, path: url, method, headers, agent: reader }, resolve).on('error', reject).end(body),
  );
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { body: Buffer.concat(chunks).toString(), headers: response.headers };
}

test('a reader on a kept connection gets the live set with the next page, and a new connection for those after it', async () => {
  const before = await ask('/a-post');
  isClosing = true;
  const after = await ask('/a-post');
  expect([before.body, before.headers.connection]).toEqual(['the set of this worker', 'keep-alive']);
  expect([after.body, after.headers.connection, after.headers.etag]).toEqual(['the live set', 'close', '"live"']);
});

test("the live set's worker hears the reader's address, not one that the reader claims", async () => {
  isClosing = true;
  await ask('/', { headers: { 'x-marquee-address': '198.51.100.1' } });
  expect(seen[0]?.headers['x-marquee-address']).toBe('203.0.113.7');
});

test.each(['/api/posts', '/assets/mf-post/1/x.js', '/healthz'])(
  '%s is the same in every set, and stays',
  async (url) => {
    isClosing = true;
    expect((await ask(url)).body).toBe('the set of this worker');
  },
);

test('a form stays, as its body may have been read in part', async () => {
  isClosing = true;
  expect((await ask('/auth', { method: 'POST', body: 'a=b' })).body).toBe('the set of this worker');
});

test('does not wait for an unexpected body', async () => {
  isClosing = true;
  expect((await ask('/a-post', { body: 'a=b', headers: { 'content-length': '3' } })).body).toBe('the live set');
  expect(seen[0]?.headers['content-length']).toBeUndefined();
});

test('without the api it is the copy of this worker, when the live ones have none', async () => {
  isClosing = true;
  liveStatus = 503;
  expect((await ask('/a-post')).body).toBe('the set of this worker');
});

test('without the live workers it is the set of this worker rather than an error', async () => {
  isClosing = true;
  live.closeAllConnections();
  await new Promise((resolve) => live.close(resolve));
  expect((await ask('/a-post')).body).toBe('the set of this worker');
  expect(failures).toBe(1);
  await new Promise<void>((resolve) => live.listen(socket, resolve));
});
