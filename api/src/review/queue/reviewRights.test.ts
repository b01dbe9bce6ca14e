import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { draftResourceSchema } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import { posts } from '../../kernel/db/schema/posts.ts';
import { reviews } from '../../kernel/db/schema/reviews.ts';
import { createTestNetwork, testNow } from '../../testing/testNetwork.ts';
import { ReviewCalls, type ReviewRole, reviewed } from '../testing/ReviewCalls.ts';

let calls: ReviewCalls;
beforeAll(async () => {
  calls = await ReviewCalls.open();
});
afterAll(() => calls.network.close());

describe('rights in a review', () => {
  test('lets the author withdraw only before a claim', async () => {
    const id = await calls.submitted();
    expect((await calls.step('moderator', id, 'claim')).statusCode).toBe(200);
    expect((await calls.call('author', 'POST', `posts/${id}/withdraw`)).json().code).toBe('claimed');
    await calls.step('moderator', id, 'release');
    expect(reviewed(await calls.call('author', 'POST', `posts/${id}/withdraw`)).review.status).toBe('draft');
  });

  test('gives a post to only one of fifty moderators across processes', async () => {
    const id = await calls.submitted();
    const { network } = calls;
    const other = await createTestNetwork({ SAVE_LIMIT: '10000' }, network, () => testNow);
    const tries = Array.from({ length: 50 }, (_, index) =>
      (index % 2 ? network : other).app.inject({
        method: 'POST',
        url: `/api/vocal/review/${id}/claim`,
        headers: { cookie: calls.cookies[index % 3 ? 'moderator' : 'second'] },
      }),
    );
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
    expect(await calls.actionsOf(id)).toEqual(['submit', 'claim']);
    await other.app.close();
  });

  test('lets another moderator take over, after which the first cannot decide', async () => {
    const id = await calls.submitted();
    await calls.step('moderator', id, 'claim');
    expect(reviewed(await calls.step('second', id, 'takeOver')).actions).toContain('publish');
    expect((await calls.decide('moderator', id, { action: 'publish' })).json()).toMatchObject({
      ...{ status: 409, code: 'claimed' },
    });
    expect((await calls.step('moderator', id, 'alive')).json().isClaimed).toBe(false);
  });

  test("shows the author the place in the site's queue and its length", async () => {
    await calls.network.db.delete(reviews);
    const [first, second] = [await calls.submitted('First'), await calls.submitted('Second')];
    expect(reviewed(await calls.call('author', 'GET', `review/${first}`)).review).toMatchObject({
      place: 1,
      waiting: 2,
    });
    const resource = draftResourceSchema.parse((await calls.call('author', 'GET', `posts/resource/${second}`)).json());
    expect(resource.review).toMatchObject({ status: 'needs-review', place: 2, waiting: 2 });
    await calls.step('moderator', first, 'claim');
    expect(reviewed(await calls.call('author', 'GET', `review/${second}`)).review).toMatchObject({
      place: 1,
      waiting: 1,
    });
  });

  test("hides a post from other sites' moderators and refuses reviews of own posts", async () => {
    const id = await calls.submitted();
    expect((await calls.call('limited', 'GET', `review/${id}`)).statusCode).toBe(404);
    expect((await calls.step('limited', id, 'claim')).statusCode).toBe(404);
    const current = await calls.network.app.inject({
      url: '/api/currentUser',
      headers: { cookie: calls.cookies.moderator },
    });
    await calls.network.db
      .update(posts)
      .set({ authorId: Number(current.json().user.id) })
      .where(eq(posts.id, Number(id)));
    expect((await calls.step('moderator', id, 'claim')).json().code).toBe('other-moderator');
  });

  test('releases a claim 30 minutes after its last renewal', async () => {
    const id = await calls.submitted();
    await calls.step('moderator', id, 'claim');
    calls.now = new Date(testNow.getTime() + 20 * 60_000);
    await calls.step('moderator', id, 'alive');
    calls.now = new Date(testNow.getTime() + 49 * 60_000);
    expect((await calls.step('second', id, 'claim')).statusCode).toBe(409);
    calls.now = new Date(testNow.getTime() + 50 * 60_000);
    expect((await calls.step('second', id, 'claim')).statusCode).toBe(200);
    calls.now = testNow;
    expect(await calls.actionsOf(id)).toEqual(['submit', 'claim', 'expireClaim', 'claim']);
  });

  test('allows one answer to a rejection, which another moderator decides', async () => {
    const id = await calls.submitted('Answered once');
    await calls.step('moderator', id, 'claim');
    expect((await calls.decide('moderator', id, { action: 'reject', note: 'Not for us.' })).statusCode).toBe(422);
    await calls.decide('moderator', id, { action: 'reject', reason: 'off-topic', note: 'Not for us.' });
    await calls.call('author', 'POST', `posts/${id}/appeal`, { note: 'It is about music.' });
    const isClaimable = async (role: ReviewRole) =>
      (await calls.call(role, 'GET', 'review?q=answered')).json().posts[0].isClaimable;
    expect([await isClaimable('moderator'), await isClaimable('second')]).toEqual([false, true]);
    expect((await calls.step('moderator', id, 'claim')).json().code).toBe('other-moderator');
    await calls.step('second', id, 'claim');
    await calls.decide('second', id, { action: 'reject', reason: 'off-topic', note: 'Still not.' });
    expect((await calls.call('author', 'POST', `posts/${id}/appeal`, { note: 'But.' })).json().code).toBe(
      'wrong-status',
    );
  });

  test('requires a reason from a moderator who unpublishes a post, but not from its author', async () => {
    const id = await calls.submitted();
    await calls.step('moderator', id, 'claim');
    await calls.decide('moderator', id, { action: 'publish' });
    expect((await calls.call('moderator', 'POST', `posts/${id}/unpublish`)).statusCode).toBe(422);
    expect((await calls.call('author', 'POST', `posts/${id}/unpublish`)).statusCode).toBe(200);
    expect((await calls.stored(id))?.status).toBe('unpublished');
  });
});
