import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { audit } from '../../kernel/db/schema/audit.ts';
import { notices } from '../../kernel/db/schema/notices.ts';
import { reviews } from '../../kernel/db/schema/reviews.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { publishDue } from '../../review/schedule/publishDue.ts';
import { ReviewCalls, reviewed } from '../../review/testing/ReviewCalls.ts';
import { releaseClaims } from '../../review/transitions/releaseClaims.ts';
import { moderatorOf } from '../../testing/moderatorOf.ts';
import { testNow } from '../../testing/testNetwork.ts';
import { demoAccounts } from '../demo/demoAccounts.ts';
import { guardRoutes } from './guardRoutes.ts';

let calls: ReviewCalls;
beforeAll(async () => {
  calls = await ReviewCalls.open();
});
beforeEach(() => limitTo(['beat']));
afterAll(() => calls.network.close());

const inMinutes = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);
/** Limits the moderator `second` to sites. The posts of the tests are on beat. */
const limitTo = (sites: ('beat' | 'marquee')[] | null) =>
  calls.network.db
    .update(users)
    .set({ grants: moderatorOf(sites) })
    .where(eq(users.email, 'second@marquee.example'));
const idOf = async (email: string) =>
  (await calls.network.db.select({ id: users.id }).from(users).where(eq(users.email, email)))[0]?.id ?? 0;

async function claimed(by: 'moderator' | 'second'): Promise<string> {
  const id = await calls.submitted();
  expect((await calls.step(by, id, 'claim')).statusCode).toBe(200);
  return id;
}

describe('an approved version', () => {
  test('is published on time, and a scheduled post cannot be edited or moved', async () => {
    const id = await claimed('second');
    const plan = { action: 'schedule', publishAt: inMinutes(10).toISOString() };
    expect((await calls.decide('second', id, plan)).statusCode).toBe(200);
    const [review] = await calls.network.db
      .select()
      .from(reviews)
      .where(eq(reviews.postId, Number(id)));
    expect(review?.approvedVersion).toBe((await calls.stored(id))?.version);
    for (const role of ['author', 'moderator', 'second'] as const)
      expect((await calls.call(role, 'PUT', `posts/${id}`, { title: 'Unseen' })).json().code).toBe('post-locked');
    expect(await publishDue(calls.network.db, inMinutes(10))).toBe(1);
    expect(await calls.stored(id)).toMatchObject({ status: 'published', title: 'Night Drive' });
  });

  test('stays on its site, and moderators cannot move posts to or from other sites', async () => {
    const id = await claimed('second');
    const moved = await calls.call('second', 'PUT', `posts/${id}`, { site: 'marquee', category: null });
    expect(moved.json()).toMatchObject({ status: 403, code: 'moderator-only' });
    expect((await calls.stored(id))?.site).toBe('beat');
    expect((await calls.call('limited', 'PUT', `posts/${id}`, { site: 'marquee' })).statusCode).toBe(404);
  });

  test('cannot be changed during the review by accounts other than its claimer', async () => {
    const id = await claimed('second');
    expect((await calls.call('moderator', 'PUT', `posts/${id}`, { title: 'X' })).json().code).toBe('post-locked');
    expect((await calls.call('second', 'PUT', `posts/${id}`, { title: 'Corrected' })).statusCode).toBe(200);
  });
});

test('hands a waiting post that its writer moves to the moderators of the new site', async () => {
  const id = await calls.submitted();
  expect((await calls.call('author', 'PUT', `posts/${id}`, { site: 'marquee', category: null })).statusCode).toBe(200);
  expect((await calls.call('second', 'GET', `review/${id}`)).statusCode).toBe(404);
  const queue = (await calls.call('limited', 'GET', 'review')).json().posts;
  expect(queue.find((post: { id: string }) => post.id === id)).toMatchObject({ site: 'marquee', isClaimable: true });
  expect(reviewed(await calls.step('limited', id, 'claim')).actions).toContain('publish');
  expect((await calls.decide('limited', id, { action: 'publish' })).statusCode).toBe(200);
  expect(await calls.stored(id)).toMatchObject({ status: 'published', site: 'marquee' });
});

test('records consecutive saves of a moderator as one row and one notice', async () => {
  const id = await claimed('second');
  for (const subtitle of ['One', 'Two']) await calls.call('second', 'PUT', `posts/${id}`, { subtitle });
  calls.now = inMinutes(11);
  await calls.call('second', 'PUT', `posts/${id}`, { subtitle: 'Three' });
  calls.now = testNow;
  const ofPost = and(eq(audit.subjectId, id), eq(audit.action, 'editPost'));
  const rows = await calls.network.db.select().from(audit).where(ofPost);
  expect(rows.map(({ site, after }) => [site, after])).toEqual([
    ['beat', { version: expect.any(Number), fields: ['subtitle'] }],
    ['beat', { version: expect.any(Number), fields: ['subtitle'] }],
  ]);
  const sent = await calls.network.db
    .select()
    .from(notices)
    .where(and(eq(notices.postId, Number(id)), eq(notices.kind, 'editPost')));
  expect(sent.map(({ userId }) => userId)).toEqual([await idOf(demoAccounts.writer.email)]);
});

test('releases the claims of a moderator who loses the right', async () => {
  const id = await claimed('second');
  const { db } = calls.network;
  const second = await idOf('second@marquee.example');
  await db.transaction(async (transaction) => {
    await limitTo(['marquee']);
    await releaseClaims(transaction, { id: second, grants: moderatorOf(['marquee']) }, testNow);
  });
  expect(await calls.actionsOf(id)).toEqual(['submit', 'claim', 'release']);
  expect((await calls.step('moderator', id, 'claim')).statusCode).toBe(200);
});

describe('a call', () => {
  test('without a declared action keeps the api from starting', () => {
    const app = Fastify();
    const { db, config } = calls.network;
    guardRoutes(app, { db, config, clock: () => testNow, sites: { known: [] } });
    expect(() => app.get('/api/vocal/forgotten', async () => null)).toThrow('/api/vocal/forgotten declares no action');
    expect(() => app.get('/api/posts/open', async () => null)).not.toThrow();
  });

  test.each(['update', 'changePassword', 'changeEmail', 'deleteAccount'])(
    'of a stranger to auth/%s is 401 whatever its body is, which is not read',
    async (name) => {
      for (const payload of ['{', JSON.stringify({ bio: 'x'.repeat(900_000) }), 'x'.repeat(2_000_000)]) {
        const headers = { 'content-type': 'application/json' };
        const response = await calls.network.app.inject({
          method: 'POST',
          url: `/api/vocal/auth/${name}`,
          headers,
          payload,
        });
        expect(response.statusCode).toBe(401);
      }
    },
  );

  test('is refused for the role before its body is read', async () => {
    const id = await calls.submitted();
    const wrong = { action: 'nonsense' };
    expect((await calls.call('author', 'POST', `review/${id}/decision`, wrong)).statusCode).toBe(403);
    expect((await calls.call('limited', 'POST', `review/${id}/decision`, wrong)).statusCode).toBe(404);
    expect((await calls.call('moderator', 'POST', `review/${id}/decision`, wrong)).statusCode).toBe(422);
    for (const path of ['holds', 'holds/1/decision', 'payouts/1/decision', 'payoutConfirmations', 'curation/beat/tags'])
      expect([path, (await calls.call('author', 'POST', path, wrong)).statusCode]).toEqual([path, 403]);
    expect((await calls.call('author', 'GET', 'audit?from=nonsense')).statusCode).toBe(403);
    expect((await calls.call('limited', 'GET', 'networkMoney?site=beat&from=nonsense')).statusCode).toBe(403);
  });

  test('from a page of another site gets no archive of user data', async () => {
    const response = await calls.network.app.inject({
      url: '/api/vocal/user/data.zip',
      headers: { cookie: calls.cookies.author, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    });
    expect(response.json()).toMatchObject({ status: 403, code: 'cross-site' });
  });
});
