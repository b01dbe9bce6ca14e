import type { IncomingMessage } from 'node:http';
import { beforeEach, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { ticketRoute } from './ticketRoute.ts';

let app: FastifyInstance;
let hasKey: boolean;
let counted: number;
let now: number;
const network = ({ headers }: IncomingMessage) => String(headers['x-test-network'] ?? 'home');

beforeEach(async () => {
  [hasKey, counted, now] = [true, 0, 0];
  app = Fastify();
  await app.register(ticketRoute, {
    tickets: {
      issue: (request: IncomingMessage) => (hasKey ? `ticket of ${network(request)}` : null),
      networkOf: (request: IncomingMessage) => (hasKey ? network(request) : null),
    },
    sharedCache: { isOn: true },
    canaryProxy: { cookiesFor: () => ['bucket=1; Path=/', 'canary=1; Path=/'] },
    counts: {
      page: () => {
        counted += 1;
      },
    },
    now: () => now,
  });
});

const ask = (headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/_marquee/ticket', headers: { host: 'beat.example', ...headers } });

it("gives a ticket for the reader's network, counts the page and assigns the reader to a canary", async () => {
  const response = await ask({ 'sec-fetch-site': 'same-origin' });
  expect(response.json()).toEqual({ ticket: 'ticket of home' });
  expect(response.headers).toMatchObject({
    'cache-control': 'no-store',
    'set-cookie': ['bucket=1; Path=/', 'canary=1; Path=/'],
  });
  expect(counted).toBe(1);
});

it('refuses pages of other sites', async () => {
  expect((await ask({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect((await ask({ origin: 'https://elsewhere.example' })).statusCode).toBe(403);
});

it('refuses a network that asks more often than any readers, and no other network', async () => {
  for (let asked = 0; asked < 300; asked += 1) expect((await ask()).statusCode).toBe(200);
  const refused = await ask();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  expect((await ask({ 'x-test-network': 'office' })).statusCode).toBe(200);
  now = 60_000;
  expect((await ask()).statusCode).toBe(200);
});

it('says when to come back before the api has sent the key', async () => {
  hasKey = false;
  const response = await ask();
  expect([response.statusCode, response.headers['retry-after'], counted]).toEqual([503, '2', 0]);
});

it('takes no body beyond its limit', async () => {
  const response = await app.inject({
    ...{ method: 'POST', url: '/_marquee/ticket', payload: 'x'.repeat(2_000) },
    headers: { host: 'beat.example', 'content-type': 'text/plain' },
  });
  expect(response.statusCode).toBe(413);
});
