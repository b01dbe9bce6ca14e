import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { releaseSetOf } from '@marquee/releases/testing/releaseSetOf.ts';
import pino from 'pino';
import { setMark } from './setMark.ts';
import { TicketService } from './TicketService.ts';

const set = releaseSetOf();
const now = Date.parse('2026-11-22T10:00:00Z');
const request = {} as IncomingMessage;
const ticketIn = ({ 'server-timing': text = '' }: Record<string, string>) => text.replace('ticket;desc=', '');

let api: Server;
let isAway: boolean;
let office: TicketService;
beforeEach(async () => {
  isAway = false;
  api = createServer(({ url }, response) => {
    response.statusCode = isAway ? 503 : 200;
    response.end(url === '/api/internal/ticketKey' ? JSON.stringify({ key: 'k'.repeat(43) }) : '');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  office = new TicketService({
    api: { url: `http://127.0.0.1:${(api.address() as AddressInfo).port}` },
    set,
    addresses: { of: () => '203.0.113.7' },
    log: pino({ level: 'silent' }),
    now: () => now,
  });
});
afterEach(() => {
  office.close();
  api.close();
});

describe('a page', () => {
  test('gets a ticket with its time, network and release set, which can be verified later', async () => {
    await office.start();
    expect(office.read(ticketIn(office.headersFor(request)))).toMatchObject({
      at: now,
      set: setMark(set),
      network: office.networkOf(request),
    });
  });

  test('gets none before the api has sent the key, and no ticket is accepted then', async () => {
    isAway = true;
    await office.start();
    expect(office.headersFor(request)).toEqual({});
    expect([office.networkOf(request), office.read('A'.repeat(44))]).toEqual([null, null]);
  });

  test('still gets tickets when the api goes down later', async () => {
    await office.start();
    office.close();
    isAway = true;
    await office.start();
    expect(office.read(ticketIn(office.headersFor(request)))).not.toBeNull();
  });
});
