import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type ListenAddress, UnreadyResponder } from './UnreadyResponder.ts';

let address: ListenAddress;
let responder: UnreadyResponder;
beforeEach(async () => {
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  address = { host: '127.0.0.1', port: (free.address() as AddressInfo).port };
  await new Promise((resolve) => free.close(resolve));
  responder = new UnreadyResponder(address);
});
afterEach(() => responder.end());

const ask = (path: string) => fetch(`http://${address.host}:${address.port}${path}`);

test('responds to /readyz with the last reason', async () => {
  await responder.say('No release yet: mf-post.');
  await responder.say('No release yet: mf-desk.');
  const response = await ask('/readyz');
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ status: 'no-release-set', reason: 'No release yet: mf-desk.' });
});

test('closes the connections of readers, so that a proxy tries another node', async () => {
  await responder.say('No release yet: mf-desk.');
  await expect(ask('/')).rejects.toThrow();
});

test('gives the port to the workers for good', async () => {
  await responder.say('No release yet: mf-desk.');
  await responder.end();
  await responder.say('The storage does not respond.');
  const worker = createServer().listen(address);
  await once(worker, 'listening');
  await new Promise((resolve) => worker.close(resolve));
});

test('leaves a port that is in use to the workers', async () => {
  const other = createServer((_request, response) => response.end('other')).listen(address);
  await once(other, 'listening');
  await responder.say('No release yet: mf-desk.');
  expect(await (await ask('/readyz')).text()).toBe('other');
  other.closeAllConnections();
  await new Promise((resolve) => other.close(resolve));
});

test('does not listen on the socket of a service manager', async () => {
  const passed = new UnreadyResponder(null);
  await passed.say('No release yet: mf-desk.');
  await passed.end();
  await expect(ask('/readyz')).rejects.toThrow();
});
