import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { testNow } from '../../testing/testNetwork.ts';
import { ReviewCalls, type ReviewRole } from '../testing/ReviewCalls.ts';

let calls: ReviewCalls;
beforeAll(async () => {
  calls = await ReviewCalls.open();
});
afterAll(() => calls.network.close());

describe("the desk's link to a post's page", () => {
  const open = (role: ReviewRole, id: string) => calls.step(role, id, 'preview');
  const statusOf = async (path: string) =>
    (
      await calls.network.app.inject({
        url: `/api/previews/${path.split('/').at(-1)}`,
        headers: { 'x-marquee-site': 'beat' },
      })
    ).statusCode;

  test.each([
    ['requestChanges', { note: 'Name the band.' }],
    ['reject', { reason: 'off-topic', note: 'Not for us.' }],
    ['schedule', { publishAt: new Date(testNow.getTime() + 3_600_000).toISOString() }],
    ['publish', {}],
  ])('opens nothing after %s', async (action, details) => {
    const id = await calls.submitted();
    await calls.step('moderator', id, 'claim');
    const { path } = (await open('moderator', id)).json();
    const ofSecond = (await open('second', id)).json();
    expect(await Promise.all([path, ofSecond.path].map(statusOf))).toEqual([200, 200]);
    await calls.decide('moderator', id, { action, ...details });
    expect(await Promise.all([path, ofSecond.path].map(statusOf))).toEqual([404, 404]);
    expect((await open('moderator', id)).statusCode).toBe(action === 'schedule' ? 201 : 409);
  });

  test('ends when the writer withdraws the post, and stays with a claim that is released', async () => {
    const id = await calls.submitted();
    const { path } = (await open('moderator', id)).json();
    await calls.step('moderator', id, 'claim');
    await calls.step('moderator', id, 'release');
    expect(await statusOf(path)).toBe(200);
    await calls.call('author', 'POST', `posts/${id}/withdraw`);
    expect(await statusOf(path)).toBe(404);
  });

  test("is not listed or counted among the writer's links", async () => {
    const id = await calls.submitted();
    const own = (await calls.call('author', 'POST', `posts/${id}/previews`)).json();
    const paths = [];
    for (let count = 0; count < 4; count += 1) paths.push((await open('moderator', id)).json().path);
    // The oldest link has ended, because three tabs of a moderator may show the post.
    expect(await Promise.all(paths.map(statusOf))).toEqual([404, 200, 200, 200]);
    const { previews } = (await calls.call('author', 'GET', `posts/${id}/previews`)).json();
    expect(previews).toEqual([own.preview]);
    await calls.step('moderator', id, 'claim');
    await calls.decide('moderator', id, { action: 'publish' });
    expect(await statusOf(own.path)).toBe(200);
  });
});
