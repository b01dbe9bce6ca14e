import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { draftResponseSchema } from '@marquee/shared/domain';
import { demoAccounts } from '../accounts/demo/demoAccounts.ts';
import { createTestNetwork, type TestNetwork } from '../testing/testNetwork.ts';
import { signIn } from '../testing/writers.ts';

const limit = 3;
let network: TestNetwork;
let author: string;
let other: string;
let id: string;
const userIds = new Map<string, string>();

beforeAll(async () => {
  network = await createTestNetwork({
    SAVE_LIMIT: `${limit}`,
    POST_LIMIT: `${limit}`,
    UPLOAD_LIMIT: `${limit}`,
    NOTE_LIMIT: `${limit}`,
  });
  author = await signIn(network.app, demoAccounts.writer);
  other = await signIn(network.app, demoAccounts.moderator);
  for (const cookie of [author, other]) {
    const current = await network.app.inject({ url: '/api/currentUser', headers: { cookie } });
    userIds.set(cookie, current.json().user.id);
  }
  id = draftResponseSchema.parse((await call('POST', 'posts/create', {}, author)).json()).post.id;
});
afterAll(() => network.close());

const call = (method: 'POST' | 'PUT', path: string, payload: object, cookie: string) =>
  network.app.inject({ method, url: `/api/vocal/${path}`, headers: { cookie, 'if-match': '*' }, payload });

// The calls before the limit may be refused for other reasons: they count all the same.
test.each<[name: string, method: 'POST' | 'PUT', path: () => string, payload: (userId: string) => object]>([
  ['saves in a minute', 'PUT', () => `posts/${id}`, () => ({ title: 'Ink' })],
  [
    'submissions in an hour',
    'POST',
    () => 'posts/submitForReview',
    () => ({ id, reviewStatus: 'needs-review', tags: [], category: 'film', site: 'beat' }),
  ],
  ['changes of tags in a minute', 'POST', () => 'curation/beat/tags/8/merge', () => ({ from: ['7'] })],
  ['notes in an hour', 'POST', () => `review/${id}/notes`, () => ({ text: 'A', audience: 'writer' })],
  [
    'crops of a picture in an hour',
    'POST',
    () => 'auth/update',
    (userId) => ({ id: userId, avatar: { public_id: 'uploads/none', x: 0, y: 0, size: 200 } }),
  ],
])('%s are limited for an account, and others are not refused', async (_name, method, path, payloadOf) => {
  const send = (cookie: string) => call(method, path(), payloadOf(userIds.get(cookie) ?? ''), cookie);
  for (let count = 0; count < limit; count += 1) expect((await send(author)).statusCode).not.toBe(429);
  const refused = await send(author);
  expect(refused.json()).toMatchObject({ status: 429, code: 'too-many-attempts' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await send(other)).statusCode).not.toBe(429);
});
