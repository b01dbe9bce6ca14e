import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { LogEntry } from '@marquee/releases/registry/logEntry.ts';
import { ReleaseNotices } from './ReleaseNotices.ts';
import { releaseWebhook } from './releaseWebhook.ts';

const secret = 'a-secret-of-the-receiver';
const at = '2026-11-23T10:00:00.000Z';
const version = '0.1.0-aaaaaaaaaa';
const canary = (seq: number, percent: number): LogEntry => ({
  ...{ seq, at, actor: 'post-team' },
  event: { kind: 'canary', part: 'mf-post', version, percent },
});

let receiver: Server;
let received: { body: string; signature: unknown }[];
let status: number;
let entries: LogEntry[];
let now: number;
let logged: string[];
let notices: ReleaseNotices;

beforeEach(async () => {
  [received, status, entries, now, logged] = [[], 200, [], Date.parse(at), []];
  receiver = createServer(async (request, response) => {
    received.push({ body: await text(request), signature: request.headers['x-marquee-signature'] });
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => receiver.once('listening', resolve));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  notices = new ReleaseNotices({
    ...{ deliver: releaseWebhook(url, secret), maxPerHour: 200, now: () => now },
    registry: { entriesAfter: async (seq) => entries.filter((entry) => entry.seq > seq) },
    log: { error: (_facts: unknown, sentence?: string) => void logged.push(String(sentence)) },
  });
  await notices.step(0, true);
});
afterEach(() => {
  receiver.closeAllConnections();
  receiver.close();
});

test('a message says in words and data what happened, and is signed', async () => {
  entries = [canary(1, 10)];
  await notices.step(1, true);
  const [{ body = '', signature } = {}] = received;
  expect(JSON.parse(body)).toEqual({
    ...{ seq: 1, at, actor: 'post-team', event: { kind: 'canary', part: 'mf-post', version, percent: 10 } },
    text: `post-team gave mf-post@${version} to 10 % of the readers`,
  });
  expect(signature).toBe(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`);
  await notices.step(1, true);
  expect(received).toHaveLength(1);
});

test('a message about a rollback has the most frequent error with its page and stack', async () => {
  const sample = { message: 'broken', page: 'beat.localhost/a-post', stack: 'Gallery mf-post/src/Gallery.tsx:3' };
  const event = { kind: 'canaryEnded', part: 'mf-post', version, reason: '5 % of 100 pages failed', sample } as const;
  entries = [{ seq: 1, at, actor: 'automatic', event }];
  await notices.step(1, true);
  expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ event, ...sample });
});

test('sends from one node only, and never about sessions and tokens', async () => {
  entries = [canary(1, 10)];
  await notices.step(1, false);
  entries.push({ seq: 2, at, actor: 'operator', event: { kind: 'tokenRevoked', name: 'post' } });
  await notices.step(2, true);
  expect(received).toEqual([]);
});

test('what the receiver does not take is sent again, in its order', async () => {
  status = 503;
  entries = [canary(1, 10), canary(2, 50)];
  await notices.step(2, true);
  expect(received).toHaveLength(1);
  status = 200;
  await notices.step(2, true);
  expect(received.slice(1).map(({ body }) => (JSON.parse(body) as { seq: number }).seq)).toEqual([1, 2]);
  expect(logged).toEqual(['cannot send a message about a release; trying again']);
});

test('a receiver that is away for an hour loses the message, and the log says so', async () => {
  status = 500;
  entries = [canary(1, 10)];
  await notices.step(1, true);
  now += 61 * 60_000;
  await notices.step(1, true);
  await notices.step(1, true);
  expect(received).toHaveLength(1);
  expect(logged.at(-1)).toBe('gave up a message about a release: not accepted for an hour');
});

test('of a log that grows faster than the receiver takes it, the newest hundred are kept', async () => {
  status = 500;
  entries = Array.from({ length: 250 }, (_, index) => canary(index + 1, 10));
  await notices.step(250, true);
  status = 200;
  received.length = 0;
  await notices.step(250, true);
  expect(received).toHaveLength(100);
});
