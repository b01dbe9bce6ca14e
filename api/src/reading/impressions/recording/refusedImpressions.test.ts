import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { impressions } from '../../../kernel/db/schema/impressions.ts';
import { posts } from '../../../kernel/db/schema/posts.ts';
import { firefox, newReader, sendImpression } from '../../../testing/readers.ts';
import { createTestNetwork, type TestNetwork } from '../../../testing/testNetwork.ts';

let network: TestNetwork;
let postId: string;
beforeAll(async () => {
  network = await createTestNetwork({ IMPRESSION_FLUSH_MS: '5', IMPRESSION_LIMIT: '40' });
  const [row] = await network.db.select().from(posts).where(eq(posts.key, 'the-loudest-room'));
  postId = String(row?.id);
});
afterAll(() => network.close());

const send = (headers: Record<string, string>, body: unknown = { postId, authorId: null }) =>
  sendImpression(network.app, headers, body);

test.each(['999999', '0', '-1', '1e3', '99999999999999999999', 'the-loudest-room', '', '__proto__', 'a\0b'])(
  'refuses an impression of no post: %p',
  async (postId) => {
    const response = await send(newReader(), { postId, authorId: null });
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toMatch('application/problem+json');
    expect(response.json()).toMatchObject({ success: false, error: 'The post was not found.', code: '404' });
  },
);

test("refuses an impression of an unknown post or another site's post", async () => {
  expect((await send(newReader({ 'x-marquee-site': 'marquee' }))).statusCode).toBe(404);
  expect((await send(newReader({ 'x-marquee-site': 'nowhere' }))).statusCode).toBe(400);
  expect(await network.db.select().from(impressions)).toEqual([]);
});

test.each<[unknown, number, string | null]>([
  ['', 422, ''],
  ['null', 422, ''],
  ['[]', 422, ''],
  ['"1"', 422, ''],
  ['7', 422, ''],
  ['{', 400, null],
  ['{"postId":"1"}}', 400, null],
  ['{"__proto__":{"postId":"1"}}', 400, null],
  [{}, 422, '/postId'],
  [{ authorId: '1' }, 422, '/postId'],
  [{ postId: 1 }, 422, '/postId'],
  [{ postId: null }, 422, '/postId'],
  [{ postId: ['1'] }, 422, '/postId'],
  [{ postId: { $ne: '' } }, 422, '/postId'],
  [{ postId: '1'.repeat(101) }, 422, '/postId'],
  [{ postId: '1', authorId: 3 }, 422, '/authorId'],
  [{ postId: '1', authorId: { id: '3' } }, 422, '/authorId'],
])('refuses the body %j with %p', async (payload, status, pointer) => {
  const response = await send(newReader(), payload);
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ success: false, error: expect.any(String), code: expect.any(String) });
  if (pointer !== null) expect(response.json().errors[0].pointer).toBe(pointer);
});

test('refuses a body of a megabyte, or of another type', async () => {
  expect((await send(newReader(), { postId: '1', filler: 'x'.repeat(1_100_000) })).statusCode).toBe(413);
  const headers = newReader({ 'content-type': 'text/plain' });
  expect((await send(headers)).statusCode).toBe(415);
});

test.each<Record<string, string>>([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
])('refuses a call from another site: %p', async (from) => {
  const response = await send(newReader(from));
  expect(response.statusCode).toBe(403);
  expect(response.json()).toMatchObject({ success: false, code: 'cross-site' });
});

test('limits the impressions that one address sends in a minute', async () => {
  const reader = newReader();
  const before = await Promise.all(Array.from({ length: 40 }, () => send(reader)));
  expect(before.every(({ statusCode }) => statusCode === 200)).toBe(true);
  const response = await send({ ...reader, 'user-agent': `${firefox} 2` });
  expect(response.statusCode).toBe(429);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  expect(response.json()).toMatchObject({ success: false, code: 'too-many-attempts' });
  expect((await send(newReader())).statusCode).toBe(200);
});
