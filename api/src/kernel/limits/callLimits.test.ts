import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { draftResponseSchema } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { demoAccounts } from '../../people/demo/demoAccounts.ts';
import { buildServer } from '../../server.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../testing/testNetwork.ts';
import { signIn } from '../../testing/writers.ts';
import { guessesInQuarter } from '../../writing/previews/previewLimits.ts';
import { posts } from '../db/schema/posts.ts';
import { categories } from '../db/schema/taxonomy.ts';
import { uploads } from '../db/schema/uploads.ts';

const limit = 3;
let network: TestNetwork;
/** Another process on the same database. */
let second: FastifyInstance;
let author: string;
let stranger: string;
let id: string;
const userIds = new Map<string, string>();

beforeAll(async () => {
  network = await createTestNetwork({
    SAVE_LIMIT: `${limit}`,
    POST_LIMIT: `${limit}`,
    UPLOAD_LIMIT: `${limit}`,
    NOTE_LIMIT: `${limit}`,
    SIGN_UP_LIMIT: `${limit}`,
    SIGN_IN_LIMIT: `${limit}`,
  });
  const { config, db, url } = network;
  const log = pino({ level: 'silent' });
  second = await buildServer({ config, db, databaseUrl: url, clock: () => testNow, log });
  await second.ready();
  author = await signIn(network.app, demoAccounts.writer);
  stranger = await signIn(network.app, demoAccounts.moderator);
  for (const cookie of [author, stranger]) {
    const current = await network.app.inject({ url: '/api/currentUser', headers: { cookie } });
    userIds.set(cookie, current.json().user.id);
  }
  id = draftResponseSchema.parse((await call('POST', 'posts/create', {}, author)).json()).post.id;
});
afterAll(async () => {
  await second.close();
  await network.close();
});

const call = (method: 'POST' | 'PUT', path: string, payload: object, cookie: string, app = network.app) =>
  app.inject({ method, url: `/api/vocal/${path}`, headers: { cookie, 'if-match': '*' }, payload });

type LimitedCall = [
  name: string,
  method: 'POST' | 'PUT',
  path: () => string,
  payload: (userId: string) => object,
  isShared: boolean,
  /** The account that may make the call. The api refuses other accounts before it counts their calls. */
  by: 'writer' | 'moderator',
];

// The calls before the limit may be refused for other reasons than the role.
test.each<LimitedCall>([
  ['saves in a minute', 'PUT', () => `posts/${id}`, () => ({ title: 'Ink' }), false, 'writer'],
  [
    'changes of tags in a minute',
    'POST',
    () => 'curation/beat/tags/8/merge',
    () => ({ from: ['7'] }),
    false,
    'moderator',
  ],
  [
    'notes in an hour',
    'POST',
    () => `review/${id}/notes`,
    () => ({ text: 'A', audience: 'writer' }),
    true,
    'moderator',
  ],
  ['uploads in an hour', 'POST', () => 'auth/uploadImage', () => ({}), true, 'writer'],
  [
    'crops of a picture in an hour',
    'POST',
    () => 'auth/update',
    (userId) => ({ id: userId, avatar: { public_id: 'uploads/none', x: 0, y: 0, size: 200 } }),
    true,
    'writer',
  ],
])(
  '%s are limited for an account, and others are not refused',
  async (_name, method, path, payloadOf, isShared, by) => {
    const [caller, another] = by === 'writer' ? [author, stranger] : [stranger, author];
    const send = (cookie: string, app = network.app) =>
      call(method, path(), payloadOf(userIds.get(cookie) ?? ''), cookie, app);
    const other = isShared ? second : network.app;
    for (let count = 0; count < limit; count += 1)
      expect((await send(caller, count % 2 ? other : network.app)).statusCode).not.toBe(429);
    for (const app of new Set([network.app, other])) {
      const refused = await send(caller, app);
      expect(refused.json()).toMatchObject({ status: 429, code: 'too-many-attempts' });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await send(another)).statusCode).not.toBe(429);
  },
);

test('limits the submissions of an account across all processes', async () => {
  const image = { public_id: `uploads/${crypto.randomUUID()}`, width: 800, height: 600 };
  const userId = Number(userIds.get(author));
  await network.db.insert(uploads).values({
    publicId: image.public_id,
    userId,
    createdAt: testNow,
    format: 'jpg',
    width: 800,
    height: 600,
    bytes: 9,
  });
  const [category] = await network.db.select().from(categories).where(eq(categories.site, 'beat'));
  await network.db
    .update(posts)
    .set({ title: 'Night Drive', name: 'Night Drive', subtitle: 'A film', image, content: '<p>Words.</p>' })
    .where(eq(posts.id, Number(id)));
  const submission = { id, reviewStatus: 'needs-review', tags: [], site: 'beat' };
  const submit = (key: string | undefined, app: FastifyInstance) =>
    call('POST', 'posts/submitForReview', { ...submission, category: key }, author, app);
  for (const app of [network.app, second, network.app]) {
    // A refused one does not count.
    expect((await submit('none', app)).statusCode).toBe(422);
    expect((await submit(category?.key, app)).statusCode).toBe(200);
    expect((await call('POST', `posts/${id}/withdraw`, {}, author, app)).statusCode).toBe(200);
  }
  for (const app of [network.app, second]) expect((await submit(category?.key, app)).statusCode).toBe(429);
});

test('limits the posts of an account across all processes', async () => {
  const statuses: number[] = [];
  for (const app of [network.app, second, network.app, second])
    statuses.push((await call('POST', 'posts/create', {}, stranger, app)).statusCode);
  expect(statuses).toEqual([201, 201, 201, 429]);
});

test.each<[name: string, path: string, payload: object | undefined, max: number]>([
  [
    'sign-ups in an hour',
    'vocal/auth/signup',
    { email: demoAccounts.writer.email, password: 'a wide river of ink', firstName: 'Ida', lastName: 'Kay' },
    limit,
  ],
  ['links of mails in a quarter of an hour', 'vocal/auth/confirmEmail', { token: 'f'.repeat(64) }, limit],
  ['guesses of previews in a quarter of an hour', 'previews/none', undefined, guessesInQuarter],
])('limits %s of an address across all processes', async (_name, path, payload, max) => {
  const send = (app: FastifyInstance, address: string) =>
    app.inject({
      method: payload ? 'POST' : 'GET',
      url: `/api/${path}`,
      headers: { 'x-forwarded-for': address, 'x-marquee-site': 'beat' },
      ...(payload && { payload }),
    });
  // Calls run in parallel, half of them against each process.
  const calls = Array.from({ length: max + 10 }, (_, number) => send(number % 2 ? second : network.app, '192.0.2.1'));
  const refused = (await Promise.all(calls)).filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(10);
  expect(refused.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);
  expect((await send(second, '198.51.100.1')).statusCode).not.toBe(429);
});
