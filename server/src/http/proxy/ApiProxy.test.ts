import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { siteFolderKeys } from '@marquee/platform/sites/siteFolders.ts';
import { pino } from 'pino';
import { ClientAddresses } from '../../address/ClientAddresses.ts';
import { Hosts } from '../../address/Hosts.ts';
import { ApiProxy } from './ApiProxy.ts';

const path = '/api/vocal/auth/uploadImage';
const servers: Server[] = [];
let proxy: ApiProxy | undefined;
afterEach(async () => {
  await proxy?.close();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(server: Server): Promise<number> {
  servers.push(server.listen(0, '127.0.0.1'));
  await new Promise((resolve) => server.once('listening', resolve));
  return (server.address() as AddressInfo).port;
}

/** Uploads that go over a proxy to an api. @returns sends one; a body of 10 bytes that ends, or does not */
async function uploading(api: Server, pause?: (milliseconds: number) => Promise<unknown>, bytes = 10) {
  const passed = new ApiProxy({
    api: { url: `http://127.0.0.1:${await listen(api)}` },
    hosts: new Hosts({ marqueeDomain: 'localhost', publicProtocol: 'http', port: 3000 }, siteFolderKeys()),
    addresses: new ClientAddresses([], false),
    log: pino({ level: 'silent' }),
    // Time stands still, so that a slow machine gives a network no more than its first allowance.
    clock: { now: () => 0, after: (_milliseconds, callback) => void setImmediate(callback) },
    ...(pause && { pause }),
  });
  proxy = passed;
  const port = await listen(
    createServer((asked, response) => void passed.handle(asked, response, { area: 'api', path })),
  );
  return (): Promise<number> =>
    new Promise((resolve, reject) => {
      const headers = { host: 'vocal.localhost:3000', 'content-length': bytes };
      const call = request({ port, host: '127.0.0.1', path, method: 'POST', headers }, (response) => {
        resolve(response.resume().statusCode ?? 0);
      });
      call.once('error', reject);
      if (bytes === 10) call.end('0123456789');
      else call.write('0123456789');
    });
}

test('of one network twelve uploads come in at the same time', async () => {
  const allWait = Promise.withResolvers<void>();
  let waiting = 0;
  const upload = await uploading(
    createServer((asked) => {
      asked.resume();
      waiting += 1;
      if (waiting === 12) allWait.resolve();
    }),
  );
  for (let count = 0; count < 12; count += 1) upload().catch(() => undefined);
  await allWait.promise;
  expect([await upload(), waiting]).toEqual([429, 12]);
});

test('a network whose bodies are too large again and again waits for each refusal from the twentieth on', async () => {
  let pauses = 0;
  const pause = async () => {
    pauses += 1;
  };
  const upload = await uploading(createServer(), pause, 50_000_000);
  for (let count = 0; count < 19; count += 1) expect(await upload()).toBe(413);
  expect(pauses).toBe(0);
  for (let count = 0; count < 5; count += 1) expect(await upload()).toBe(413);
  expect(pauses).toBe(5);
});

test('a network that uploads without end is refused before the api is asked', async () => {
  let asked = 0;
  const upload = await uploading(
    createServer((call, response) => {
      call.resume();
      asked += 1;
      response.writeHead(201).end();
    }),
  );
  const statuses = new Map<number, number>();
  for (let turn = 0; turn < 50; turn += 1)
    for (const status of await Promise.all(Array.from({ length: 10 }, upload))) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (statuses.has(429)) turn = 50;
    }
  expect(statuses.get(429)).toBeGreaterThan(0);
  expect(asked).toBe(statuses.get(201));
  expect(asked).toBe(99);
});
