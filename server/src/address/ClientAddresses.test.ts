import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { ClientAddresses, passedAddressHeader } from './ClientAddresses.ts';

const request = (remoteAddress: string | undefined, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;

test("without proxies it is the peer's address, whatever the headers contain", () => {
  const addresses = new ClientAddresses([], false);
  const headers = { 'x-forwarded-for': '198.51.100.1', [passedAddressHeader]: '198.51.100.2' };
  expect(addresses.of(request('203.0.113.1', headers))).toBe('203.0.113.1');
});

test('behind proxies it is the last address that is not a proxy, so that a client cannot forge it', () => {
  const addresses = new ClientAddresses(['10.0.0.0/8', '2001:db8::1'], false);
  const headers = { 'x-forwarded-for': '192.0.2.9, 198.51.100.1, 10.1.2.3' };
  expect(addresses.of(request('10.0.0.1', headers))).toBe('198.51.100.1');
  expect(addresses.of(request('2001:db8::1', { 'x-forwarded-for': '198.51.100.7' }))).toBe('198.51.100.7');
  expect(addresses.of(request('203.0.113.1', headers))).toBe('203.0.113.1');
  expect(addresses.of(request('::ffff:10.0.0.1', headers))).toBe('198.51.100.1');
});

test('on the socket of another set it is the address that our own worker saw', () => {
  const addresses = new ClientAddresses(['10.0.0.0/8'], true);
  expect(addresses.of(request(undefined, { [passedAddressHeader]: '198.51.100.1' }))).toBe('198.51.100.1');
});

describe("the address is the same as Fastify's", () => {
  const trusted = ['10.0.0.0/8', '2001:db8::1'];
  test.each([
    ['198.51.100.1', undefined],
    ['198.51.100.1', '203.0.113.9'],
    ['10.0.0.1', '203.0.113.9'],
    ['10.0.0.1', '203.0.113.9, 198.51.100.7,10.1.2.3'],
    ['10.0.0.1', '10.9.9.9, 10.1.2.3'],
    ['10.0.0.1', 'unknown, 10.1.2.3'],
    ['10.0.0.1', ''],
    ['10.0.0.1', ' , '],
    ['2001:db8::1', '2001:db8:2::5'],
    ['::ffff:10.0.0.1', '203.0.113.9'],
  ])('from %s with X-Forwarded-For: %s', async (remoteAddress, forwarded) => {
    const app = Fastify({ trustProxy: trusted });
    const addresses = new ClientAddresses(trusted, false);
    app.get('/', async (request) => ({ ours: addresses.of(request.raw), theirs: request.ip }));
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    const { ours, theirs } = (await app.inject({ url: '/', remoteAddress, headers })).json();
    expect(ours).toBe(theirs);
    await app.close();
  });
});

test('on a connection of another worker it is the address that the worker passes on, and on no other connection', () => {
  const addresses = new ClientAddresses([], false);
  const passed = request(undefined, { [passedAddressHeader]: '198.51.100.2' });
  addresses.noteOwn(passed.socket);
  expect(addresses.of(passed)).toBe('198.51.100.2');
  // A closed connection has no address either.
  expect(addresses.of(request(undefined, { [passedAddressHeader]: '198.51.100.2' }))).toBe('');
});
