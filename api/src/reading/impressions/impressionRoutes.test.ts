import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { PostSummary } from '@marquee/shared/domain';
import { eq, sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { cacheTag } from '../../kernel/cache/cacheTags.ts';
import { impressions, postViews } from '../../kernel/db/schema/impressions.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { purge } from '../../kernel/purges/purge.ts';
import { demoAccounts } from '../../people/demo/demoAccounts.ts';
import { firefox, newReader, sendImpression, withTicket } from '../../testing/readers.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../testing/testNetwork.ts';
import { until } from '../../testing/until.ts';

let network: TestNetwork;
let now = testNow;
let post = { id: '', authorId: 0 };
beforeAll(async () => {
  network = await createTestNetwork({ IMPRESSION_FLUSH_MS: '5' }, undefined, () => now);
  const [row] = await network.db.select().from(posts).where(eq(posts.key, 'the-loudest-room'));
  post = { id: String(row?.id), authorId: row?.authorId ?? 0 };
});
afterAll(() => network.close());

beforeEach(async () => {
  now = testNow;
  await network.db.execute(sql`truncate impressions, post_views, hold_reads`);
});

/** Sends a read of a page that was served twenty seconds ago. */
const send = async (headers: Record<string, string>, body: unknown = { postId: post.id, authorId: null }) =>
  sendImpression(network.app, await withTicket(network.app, headers, new Date(now.getTime() - 20_000)), body);

/** Sends impressions and waits until they are in the database. */
async function read(...readers: Record<string, string>[]): Promise<LightMyRequestResponse[]> {
  const responses = await Promise.all(readers.map((headers) => send(headers)));
  for (const response of responses) expect(response.json()).toEqual({ success: true, error: null });
  await written();
  return responses;
}
async function written(): Promise<void> {
  await until(async () => /^impressions_pending_bytes 0$/m.test((await network.app.inject('/metrics')).body));
}

const rows = () => network.db.select().from(impressions).orderBy(impressions.id);
const outcomes = async () => (await rows()).map(({ rejection }) => rejection ?? 'counted').sort();
const views = async () => (await network.db.select().from(postViews)).map((row) => [row.day, row.views]).sort();

async function signIn(email: string): Promise<string> {
  const { password } = demoAccounts.writer;
  const response = await network.app.inject({
    method: 'POST',
    url: '/api/vocal/auth/signin',
    payload: { email, password },
  });
  return String(response.headers['set-cookie']).split(';')[0] ?? '';
}

describe('an impression', () => {
  test('is stored with the site and author of the post', async () => {
    const [response] = await read(newReader());
    expect(response?.headers['cache-control']).toBe('no-store');
    const [row] = await rows();
    expect(row).toMatchObject({
      postId: Number(post.id),
      authorId: post.authorId,
      site: 'beat',
      day: '2026-06-15',
      rejection: null,
      createdAt: testNow,
    });
    expect(await views()).toEqual([['2026-06-15', 1]]);
  });

  test('counts once for a visitor, post and day', async () => {
    const reader = newReader();
    await read(reader);
    await read(reader, reader, { ...reader });
    expect(await views()).toEqual([['2026-06-15', 1]]);
  });

  test('counts once when a visitor sends many at the same time', async () => {
    const reader = newReader();
    await read(...Array.from({ length: 30 }, () => reader));
    expect(await outcomes()).toEqual(['counted']);
  });

  test('counts for each address and browser', async () => {
    const reader = newReader();
    await read(reader, newReader(), { ...reader, 'user-agent': firefox.replaceAll('150', '149') });
    expect(await views()).toEqual([['2026-06-15', 3]]);
  });

  test('counts all addresses of an IPv6 network as one visitor', async () => {
    const reader = newReader({ 'x-forwarded-for': '2001:db8:1:2::aa' });
    await read(reader, { ...reader, 'x-forwarded-for': '2001:db8:1:2:ffff::bb' });
    expect(await views()).toEqual([['2026-06-15', 1]]);
  });

  test('counts again on the next day, which begins at midnight UTC', async () => {
    const reader = newReader();
    now = new Date('2026-06-15T23:59:59.999Z');
    await read(reader);
    now = new Date('2026-06-16T00:00:00.000Z');
    await read(reader);
    expect(await views()).toEqual([
      ['2026-06-15', 1],
      ['2026-06-16', 1],
    ]);
  });

  test('stores neither address nor browser, and another pseudonym each day', async () => {
    const reader = newReader();
    await read(reader);
    now = new Date(testNow.getTime() + 24 * 3_600_000);
    await read(reader);
    const stored = await rows();
    expect(JSON.stringify(stored)).not.toMatch(/203\.\d|Firefox/);
    expect(new Set(stored.map(({ visitor }) => visitor)).size).toBe(2);
    expect(new Set(stored.map((row) => row.network)).size).toBe(2);
    expect(JSON.stringify(network.logged)).not.toMatch(/203\.\d+\.\d+/);
  });

  test('goes to the author of the post, whatever author the request names', async () => {
    expect((await send(newReader(), { postId: post.id, authorId: '999999' })).statusCode).toBe(200);
    expect((await send(newReader(), { postId: post.id })).statusCode).toBe(200);
    await written();
    expect((await rows()).map(({ authorId }) => authorId)).toEqual([post.authorId, post.authorId]);
  });

  test('adds its post to the most viewed without a purge', async () => {
    const mostViewed = async () =>
      (await network.app.inject('/api/posts/mostViewed?site=beat')).json().posts.map(({ key }: PostSummary) => key);
    expect(await mostViewed()).toEqual([]);
    const purges = async () => (await network.db.execute(sql`select count(*) from purges`)).rows;
    const before = await purges();
    await read(newReader());
    expect(await mostViewed()).toEqual([]);
    expect(await purges()).toEqual(before);
    await purge(network.db, [cacheTag.list('beat')]);
    await until(async () => (await mostViewed()).length > 0);
    expect(await mostViewed()).toEqual(['the-loudest-room']);
  });
});

describe('an impression that does not count is stored with its reason', () => {
  test.each([
    ['Googlebot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['a headless browser', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/150.0.0.0 Safari/537.36'],
    ['curl', 'curl/8.5.0'],
    ['an empty name', ' '],
  ])('for a bot: %s', async (_name, userAgent) => {
    await read(newReader({ 'user-agent': userAgent }));
    expect(await outcomes()).toEqual(['bot']);
    expect(await views()).toEqual([]);
  });

  test.each<[string, Record<string, string>]>([
    ['as a prerendered page', { 'sec-purpose': 'prefetch;prerender' }],
    ['as older browsers say it', { purpose: 'prefetch' }],
  ])('for an unseen page: %s', async (_name, headers) => {
    const reader = newReader();
    await read({ ...reader, ...headers });
    expect(await outcomes()).toEqual(['prefetch']);
    await read(reader);
    expect(await outcomes()).toEqual(['counted']);
  });

  test('for the author’s own read, but not another account’s', async () => {
    const [author] = await network.db.select().from(users).where(eq(users.email, demoAccounts.writer.email));
    const cookie = await signIn(demoAccounts.writer.email);
    await network.db
      .update(posts)
      .set({ authorId: author?.id })
      .where(eq(posts.id, Number(post.id)));
    await read(newReader({ cookie }), newReader({ cookie: 'marquee_session=made-up' }));
    expect(await outcomes()).toEqual(['counted', 'own-read']);

    await network.db
      .update(posts)
      .set({ authorId: post.authorId })
      .where(eq(posts.id, Number(post.id)));
    await network.db.execute(sql`truncate impressions, post_views, hold_reads`);
    // One account is one visitor, wherever it reads.
    await read(newReader({ cookie }), newReader({ cookie }));
    expect(await outcomes()).toEqual(['counted']);
  });

  test('for a post that is not published yet', async () => {
    const setStatus = (status: 'unpublished' | 'published') =>
      network.db
        .update(posts)
        .set({ status })
        .where(eq(posts.id, Number(post.id)));
    const reader = newReader();
    await setStatus('unpublished');
    await read(reader);
    expect(await outcomes()).toEqual(['not-published']);
    await setStatus('published');
    await read(reader);
    await read(reader);
    expect(await outcomes()).toEqual(['counted']);
    expect(await views()).toEqual([['2026-06-15', 1]]);
  });
});

test('drops impressions of a deleted post without delaying others', async () => {
  const { db } = network;
  const [original] = await db
    .select()
    .from(posts)
    .where(eq(posts.id, Number(post.id)));
  if (!original) throw new Error('The fixture is gone.');
  const { id, ...row } = original;
  const [copy] = await db
    .insert(posts)
    .values({ ...row, key: 'short-lived' })
    .returning();
  const read = () => send(newReader(), { postId: String(copy?.id), authorId: null });
  expect((await read()).statusCode).toBe(200);
  await written();
  const ofCopy = Number(copy?.id);
  await db.delete(impressions).where(eq(impressions.postId, ofCopy));
  await db.delete(postViews).where(eq(postViews.postId, ofCopy));
  await db.delete(posts).where(eq(posts.id, ofCopy));
  const responses = await Promise.all([read(), send(newReader())]);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  await written();
  expect((await rows()).map(({ postId }) => postId)).toEqual([id]);
});

test('counts results of impressions in the metrics', async () => {
  const { body } = await network.app.inject('/metrics');
  expect(body).toMatch(/^impressions_accepted_total \d+$/m);
  for (const result of ['counted', 'repeated', 'bot', 'own-read', 'not-published', 'prefetch'])
    expect(body).toMatch(new RegExp(`^impressions_total\\{result="${result}"\\} [1-9]`, 'm'));
});
