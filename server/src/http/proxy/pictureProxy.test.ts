import { createServer, get, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { pictureProxy } from './pictureProxy.ts';

let api: Server | undefined;
let shell: FastifyInstance | undefined;
afterEach(async () => {
  await shell?.close();
  api?.closeAllConnections();
  api?.close();
});

/** A shell before an api with set responses; returns a function that requests a picture. */
async function shellBefore(listener: RequestListener) {
  const running = createServer(listener).listen(0, '127.0.0.1');
  api = running;
  await new Promise((resolve) => running.once('listening', resolve));
  const { port } = running.address() as AddressInfo;
  const app = Fastify();
  shell = app;
  pictureProxy(app, { hosts: { keyOf: () => 'beat' }, api: { url: `http://127.0.0.1:${port}` } });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const ask = (path: string, headers: Record<string, string> = {}) => {
    const request = get(`${address}${path}`, { headers, agent: false });
    const response = new Promise<IncomingMessage>((resolve, reject) => {
      request.once('response', (response) => resolve(response.resume()));
      request.once('error', reject);
    });
    response.catch(() => undefined);
    return { request, response };
  };
  return { ask };
}

test("passes a picture with its headers, and the client's address to the api", async () => {
  let received: IncomingMessage | undefined;
  const { ask } = await shellBefore((request, response) => {
    received = request;
    response
      .writeHead(200, { 'content-type': 'image/webp', etag: '"x"', vary: 'accept', 'x-secret': '1' })
      .end('bytes');
  });
  const { statusCode, headers } = await ask('/res/media/image/fetch/w_1/https://a.example/b%3Fc', {
    accept: 'image/webp',
    cookie: 'session=1',
    'x-forwarded-for': '10.0.0.1',
  }).response;
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'content-type': 'image/webp', etag: '"x"', vary: 'accept' });
  expect(headers).not.toHaveProperty('x-secret');
  expect(received?.url).toBe('/res/media/image/fetch/w_1/https://a.example/b%3Fc');
  expect(received?.headers).toMatchObject({ accept: 'image/webp', 'x-forwarded-for': '127.0.0.1' });
  expect(received?.headers).not.toHaveProperty('cookie');
});

test('a stored picture is served while hundreds of others are rendered', async () => {
  let waiting = 0;
  const all = Promise.withResolvers<void>();
  const { ask } = await shellBefore((request, response) => {
    if (request.url === '/res/stored') response.end('stored');
    else if (++waiting === 300) all.resolve();
  });
  const others = Array.from({ length: 300 }, (_, number) => ask(`/res/new/${number}`));
  await all.promise;
  expect((await ask('/res/stored').response).statusCode).toBe(200);
  for (const { request } of others) request.destroy();
});

test("a reader's disconnect aborts the call to the api", async () => {
  const received = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const { ask } = await shellBefore((_request, response) => {
    response.once('close', () => ended.resolve());
    received.resolve();
  });
  const { request } = ask('/res/slow');
  await received.promise;
  request.destroy();
  await ended.promise;
});

test("the api's refusal is passed to the reader, after one call", async () => {
  let count = 0;
  const { ask } = await shellBefore((_request, response) => {
    count += 1;
    response.writeHead(503, { 'retry-after': '2', 'content-type': 'application/problem+json' }).end('{}');
  });
  const { statusCode, headers } = await ask('/res/new').response;
  expect([statusCode, headers['retry-after'], count]).toEqual([503, '2', 1]);
});

test('without the api the response is 503', async () => {
  const { ask } = await shellBefore((request) => request.destroy());
  const { statusCode, headers } = await ask('/res/new').response;
  expect(statusCode).toBe(503);
  expect(headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
});
