import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { PageTickets } from '@marquee/platform/tickets/PageTickets.ts';
import { releaseSetOf } from '@marquee/releases/testing/releaseSetOf.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { WorkerCounts } from '../counts/WorkerCounts.ts';
import { setMark } from '../tickets/setMark.ts';
import { reportRoutes } from './reportRoutes.ts';

const post = '0.1.0-cccccccccc';
const shell = '0.1.0-aaaaaaaaaa';
const report = {
  message: 'x is undefined',
  stack: `TypeError: x is undefined\n at t (https://beat.example/assets/mf-post/${post}/expose_post.js:1:20)`,
  path: '/a-post',
  module: 'mf_post/post',
  versions: { shell, mf_reader: '0.1.0-bbbbbbbbbb', mf_post: post },
};

const set = releaseSetOf({ shell, 'mf-reader': '0.1.0-bbbbbbbbbb', 'mf-post': post });
const now = Date.parse('2026-11-22T10:00:00Z');
const key = Buffer.alloc(32, 1);
const signer = new PageTickets(key);

let app: FastifyInstance;
let counts: WorkerCounts;
beforeEach(async () => {
  const addresses = { of: ({ headers }: IncomingMessage) => String(headers['x-forwarded-for'] ?? '192.0.2.7') };
  counts = new WorkerCounts('set', addresses, { take: () => null });
  const tickets = {
    read: (text: string) => signer.read(text),
    networkOf: (request: IncomingMessage) => signer.markOf(addresses.of(request)),
  };
  app = Fastify();
  await app.register(reportRoutes, { counts, tickets, now: () => now });
  await app.ready();
});
afterEach(() => app.close());

/** Issues a ticket of a page that was served a minute ago. */
const ticketFor = (address = '192.0.2.7', { ago = 60_000, of = set } = {}) =>
  signer.issue(address, setMark(of), now - ago);
const withTicket = (more: object = {}) => JSON.stringify({ ...report, ticket: ticketFor(), ...more });
const send = (payload: string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/_marquee/reports',
    payload,
    headers: { host: 'beat.example', 'content-type': 'text/plain;charset=UTF-8', ...headers },
  });
const taken = () => counts.take()?.errors ?? [];

describe('a report', () => {
  test('is counted for its release', async () => {
    const response = await send(withTicket(), { 'sec-fetch-site': 'same-origin' });
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(taken()).toEqual([
      {
        suspects: [`mf-post@${post}`],
        message: 'x is undefined',
        page: 'beat.example/a-post',
        stack: report.stack,
        kind: 'browser',
        source: signer.markOf('192.0.2.200'),
        ticket: expect.stringMatching(/^[\w-]{16}$/),
      },
    ]);
  });

  test.each([
    ['Minified React error #418; visit https://react.dev/errors/418', 'hydration'],
    ['Hydration failed because the server rendered text', 'hydration'],
    ['Loading chunk 12 failed.', 'load'],
    ['Minified React error #31', 'browser'],
  ])('of “%s” has the kind %s', async (message, kind) => {
    await send(withTicket({ message }));
    expect(taken()).toMatchObject([{ kind }]);
  });

  test.each([
    ['no JSON', 'x'],
    ['nothing', ''],
    ['something else', '{"a":1}'],
    ['a version that is none', withTicket({ versions: { shell: '<b>' } })],
    ['a part that is none', withTicket({ versions: { toString: post } })],
    ['no ticket', JSON.stringify(report)],
    ['a message that is too long', withTicket({ message: 'x'.repeat(301) })],
  ])('with %s is refused', async (_case, payload) => {
    expect((await send(payload)).statusCode).toBe(400);
    expect(taken()).toEqual([]);
  });

  test('of more than 2 kB, or from a page of another site, is refused', async () => {
    expect((await send(withTicket({ more: 'x'.repeat(2_048) }))).statusCode).toBe(413);
    expect((await send(withTicket(), { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await send(withTicket(), { origin: 'https://elsewhere.example' })).statusCode).toBe(403);
    expect(taken()).toEqual([]);
  });

  test.each<[string, () => object, Record<string, string>]>([
    ['one that is made up', () => ({ ticket: 'A'.repeat(44) }), {}],
    ['an empty one', () => ({ ticket: '' }), {}],
    ['that of a page for another network', () => ({ ticket: ticketFor('198.51.100.7') }), {}],
    ['one that is sent from another network', () => ({}), { 'x-forwarded-for': '198.51.100.7' }],
    ['that of yesterday', () => ({ ticket: ticketFor('192.0.2.7', { ago: 13 * 3_600_000 }) }), {}],
    [
      'that of a page without the version that it blames',
      () => ({ ticket: ticketFor('192.0.2.7', { of: { ...set, 'mf-post': '0.1.0-eeeeeeeeee' } }) }),
      {},
    ],
  ])('with a ticket that is %s is refused', async (_case, more, headers) => {
    const response = await send(withTicket(more()), headers);
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      403,
      'application/problem+json; charset=utf-8',
    ]);
    expect(taken()).toEqual([]);
  });

  test('counts only against releases of its page', async () => {
    const stack = `at a (https://beat.example/assets/shell/0.1.0-ffffffffff/main.js:1:1)`;
    await send(withTicket({ stack }));
    expect(taken()).toMatchObject([{ suspects: [`mf-post@${post}`] }]);
  });

  test('gets a response, but is no longer read, when a network sends many', async () => {
    for (let n = 0; n < 30; n += 1) {
      const address = `192.0.2.${n}`;
      const response = await send(withTicket({ ticket: ticketFor(address) }), { 'x-forwarded-for': address });
      expect(response.statusCode).toBe(204);
    }
    expect(taken()).toHaveLength(20);
    const elsewhere = { 'x-forwarded-for': '203.0.113.9' };
    await send(withTicket({ ticket: ticketFor('203.0.113.9') }), elsewhere);
    expect(taken()).toHaveLength(1);
  });
});
