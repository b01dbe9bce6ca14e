import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { reportRoutes } from './reportRoutes.ts';
import { WorkerCounts } from './WorkerCounts.ts';

const post = '0.1.0-cccccccccc';
const shell = '0.1.0-aaaaaaaaaa';
const report = {
  message: 'x is undefined',
  stack: `TypeError: x is undefined\n at t (https://beat.example/assets/mf-post/${post}/expose_post.js:1:20)`,
  path: '/a-post',
  module: 'mf_post/post',
  versions: { shell, mf_reader: '0.1.0-bbbbbbbbbb', mf_post: post },
};

let app: FastifyInstance;
let counts: WorkerCounts;
beforeEach(async () => {
  counts = new WorkerCounts('set', { of: ({ socket }) => socket.remoteAddress ?? '' });
  app = Fastify({ trustProxy: true });
  await app.register(reportRoutes, { counts, now: () => 0 });
  await app.ready();
});
afterEach(() => app.close());

const send = (payload: string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/_marquee/reports',
    payload,
    headers: { host: 'beat.example', 'content-type': 'text/plain;charset=UTF-8', ...headers },
  });
const taken = () => counts.take()?.errors ?? [];

describe('a report', () => {
  test('is taken, with the release that it is about', async () => {
    const answer = await send(JSON.stringify(report), { 'sec-fetch-site': 'same-origin' });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(taken()).toEqual([
      {
        suspects: [`mf-post@${post}`],
        message: 'x is undefined',
        page: 'beat.example/a-post',
        kind: 'browser',
        address: '127.0.0.1',
      },
    ]);
  });

  test.each([
    ['Minified React error #418; visit https://react.dev/errors/418', 'hydration'],
    ['Hydration failed because the server rendered text', 'hydration'],
    ['Loading chunk 12 failed.', 'load'],
    ['Minified React error #31', 'browser'],
  ])('of “%s” is one of the kind %s', async (message, kind) => {
    await send(JSON.stringify({ ...report, message }));
    expect(taken()).toMatchObject([{ kind }]);
  });

  test.each([
    ['no JSON', 'x'],
    ['nothing', ''],
    ['something else', '{"a":1}'],
    ['a version that is none', JSON.stringify({ ...report, versions: { shell: '<b>' } })],
    ['a part that is none', JSON.stringify({ ...report, versions: { toString: post } })],
    ['a message that is too long', JSON.stringify({ ...report, message: 'x'.repeat(301) })],
  ])('with %s is refused', async (_case, payload) => {
    expect((await send(payload)).statusCode).toBe(400);
    expect(taken()).toEqual([]);
  });

  test('of more than 2 kB, or from a page of another site, is refused', async () => {
    expect((await send(JSON.stringify({ ...report, more: 'x'.repeat(2_048) }))).statusCode).toBe(413);
    expect((await send(JSON.stringify(report), { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await send(JSON.stringify(report), { origin: 'https://elsewhere.example' })).statusCode).toBe(403);
    expect(taken()).toEqual([]);
  });

  test('is answered, but no longer read, when an address sends one after the other', async () => {
    for (let n = 0; n < 30; n += 1) expect((await send(JSON.stringify(report))).statusCode).toBe(204);
    expect(taken()).toHaveLength(20);
    await send(JSON.stringify(report), { 'x-forwarded-for': '203.0.113.9' });
    expect(taken()).toHaveLength(1);
  });
});
