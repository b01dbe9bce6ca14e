import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type AcceptanceQuestion, ReleaseAcceptance } from './ReleaseAcceptance.ts';

const secret = 'a-secret-of-the-receiver';
const question = { part: 'mf-post', version: '0.1.0-aaaaaaaaaa', from: 1, to: 10, pages: 240 } as const;

let receiver: Server;
let received: { body: string; signature: unknown }[];
let reply: { status: number; body: string };
let now: number;
let warned: number;
let acceptance: ReleaseAcceptance;
beforeEach(async () => {
  [received, now, warned] = [[], 1_000, 0];
  reply = { status: 200, body: '{"accept":true}' };
  receiver = createServer(async (request, response) => {
    received.push({ body: await text(request), signature: request.headers['x-marquee-signature'] });
    response.writeHead(reply.status, reply.status === 302 ? { location: '/elsewhere' } : {}).end(reply.body);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => receiver.once('listening', resolve));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/accept`;
  const log = {
    warn: () => {
      warned += 1;
    },
  };
  acceptance = new ReleaseAcceptance({ url, secret, log });
});
afterEach(() => {
  receiver.closeAllConnections();
  receiver.close();
});

/** Asks, and waits until something has come of it. */
async function answered(asked: AcceptanceQuestion = question) {
  acceptance.answer(asked, now);
  const [before, warnedBefore] = [received.length, warned];
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    const { kind } = acceptance.answer(asked, now);
    if (kind !== 'waiting' || warned > warnedBefore || received.length > before + 1)
      return acceptance.answer(asked, now);
  }
}

test('asks once with a signature, and waits for the answer', async () => {
  expect(acceptance.answer(question, now)).toEqual({ kind: 'waiting' });
  expect(await answered()).toEqual({ kind: 'accepted' });
  const [{ body = '', signature } = {}] = received;
  expect(JSON.parse(body)).toEqual({ question: 'May it go on?', ...question });
  expect(signature).toBe(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`);
  expect(received).toHaveLength(1);
});

test('an acceptance is for one stage', async () => {
  await answered();
  reply = { status: 200, body: '{"accept":false,"reason":"the checkout of prints fails"}' };
  expect(await answered({ ...question, from: 10, to: 50 })).toEqual({
    kind: 'refused',
    reason: 'the checkout of prints fails',
  });
});

test('a long reason is cut, and is a refusal all the same', async () => {
  reply = { status: 200, body: JSON.stringify({ accept: false, reason: 'x'.repeat(2_000) }) };
  expect(await answered()).toEqual({ kind: 'refused', reason: 'x'.repeat(300) });
});

test.each([
  ['a failure', { status: 503, body: '' }],
  ['another page', { status: 200, body: '<html>' }],
  ['an answer that is too long', { status: 200, body: `{"accept":true,"reason":"${'x'.repeat(20_000)}"}` }],
  ['a redirect', { status: 302, body: '' }],
])('%s is no acceptance, and it asks again', async (_what, given) => {
  reply = given;
  expect(await answered()).toEqual({ kind: 'waiting' });
  expect(warned).toBe(1);
  reply = { status: 200, body: '{"accept":true}' };
  now += 10_000;
  expect(await answered()).toEqual({ kind: 'accepted' });
});

test('after ten minutes without an answer it is refused', async () => {
  reply = { status: 500, body: '' };
  await answered();
  now += 10 * 60_000 + 1;
  expect(acceptance.answer(question, now)).toEqual({
    kind: 'refused',
    reason: 'no answer within ten minutes',
  });
});
