import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { users } from '../../kernel/db/schema/users.ts';
import { buildServer } from '../../server.ts';
import { listenAnywhere, testNow } from '../../testing/testNetwork.ts';
import { until } from '../../testing/until.ts';
import { ReviewCalls } from '../testing/ReviewCalls.ts';

let calls: ReviewCalls;
let app: Awaited<ReturnType<typeof buildServer>>;
let port: number;
beforeAll(async () => {
  calls = await ReviewCalls.open();
  const { config, db, url: databaseUrl } = calls.network;
  const log = pino({ level: 'silent' });
  app = await buildServer({ config, db, databaseUrl, clock: () => testNow, log, boardHeartbeatMs: 50 });
  port = await listenAnywhere(app);
});
afterAll(async () => {
  await app.close();
  await calls.network.close();
});

type Stream = { status: number | undefined; text: string; isOver: boolean; close(): void };

function open(cookie: string): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const request = get({ port, path: '/api/vocal/board/events', headers: { cookie } }, (response: IncomingMessage) => {
      const stream = { status: response.statusCode, text: '', isOver: false, close: () => void request.destroy() };
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        stream.text += chunk;
      });
      response.on('close', () => {
        stream.isOver = true;
      });
      response.on('error', () => undefined);
      resolve(stream);
    });
    request.on('error', reject);
  });
}

const changesOf = ({ text }: Stream) => [...text.matchAll(/^data: \{"id":(?:"(\d+)"|null)\}$/gm)].map(([, id]) => id);
/** The first event says that earlier changes may have been missed. */
const isListening = (stream: Stream) => until(() => changesOf(stream).length > 0);

test('tells those who may read a post when another account changes it', async () => {
  const [all, limited] = await Promise.all([open(calls.cookies.moderator), open(calls.cookies.limited)]);
  expect([all.status, limited.status]).toEqual([200, 200]);
  await isListening(all);
  const id = await calls.submitted();
  await calls.step('second', id, 'claim');
  // The posts of these calls are on beat, which the limited moderator does not see.
  const other = (await calls.call('author', 'POST', 'posts/create')).json().post.id;
  await calls.call('author', 'PUT', `posts/${other}`, { site: 'marquee' });
  await until(() => changesOf(limited).includes(other));
  await until(() => changesOf(all).filter((one) => one === id).length >= 2);
  expect(changesOf(limited)).not.toContain(id);
  all.close();
  limited.close();
});

test('is quiet about saves that change only the text of a draft', async () => {
  const { id } = (await calls.call('author', 'POST', 'posts/create')).json().post;
  const stream = await open(calls.cookies.second);
  await isListening(stream);
  await calls.call('author', 'PUT', `posts/${id}`, { content: '<p>More words.</p>' });
  await calls.call('author', 'PUT', `posts/${id}`, { name: 'A name' });
  await until(() => changesOf(stream).includes(id));
  expect(changesOf(stream).filter((one) => one === id)).toHaveLength(1);
  stream.close();
});

test('ends with the session and with the right', async () => {
  const [right, session] = await Promise.all([open(calls.cookies.limited), open(calls.cookies.second)]);
  await calls.network.db.update(users).set({ grants: [] }).where(eq(users.email, 'limited@marquee.example'));
  await until(() => right.isOver);
  expect(session.isOver).toBe(false);
  await calls.network.app.inject({
    method: 'POST',
    url: '/api/vocal/auth/signout',
    headers: { cookie: calls.cookies.second },
  });
  await until(() => session.isOver);
});

test('is for accounts with a role, and a few streams at a time', async () => {
  expect((await open('')).status).toBe(401);
  expect((await open(calls.cookies.author)).status).toBe(403);
  const streams: Stream[] = [];
  for (let number = 0; number < 6; number += 1) streams.push(await open(calls.cookies.moderator));
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect((await open(calls.cookies.moderator)).status).toBe(429);
  for (const stream of streams) stream.close();
  await until(async () => {
    const again = await open(calls.cookies.moderator);
    again.close();
    return again.status === 200;
  });
});
