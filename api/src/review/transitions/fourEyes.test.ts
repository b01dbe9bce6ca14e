import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { users } from '../../kernel/db/schema/users.ts';
import { demoAccounts } from '../../people/demo/demoAccounts.ts';
import { ReviewCalls, reviewed } from '../testing/ReviewCalls.ts';

let calls: ReviewCalls;
beforeAll(async () => {
  calls = await ReviewCalls.open({ FOUR_EYES: 'beat' });
});
afterAll(() => calls.network.close());

async function claimed(title: string): Promise<string> {
  const id = await calls.submitted(title);
  await calls.step('moderator', id, 'claim');
  return id;
}
const edit = (id: string) =>
  calls.call('moderator', 'PUT', `posts/${id}`, { content: '<p>Written by the editor.</p>' });
const seenBy = async (role: 'moderator' | 'second', id: string) =>
  reviewed(await calls.call(role, 'GET', `review/${id}`));

test('keeps an editor from publishing a post that the editor changed, until another one takes it over', async () => {
  const id = await claimed('Two Pairs of Eyes');
  expect((await seenBy('moderator', id)).actions).toContain('publish');
  expect((await edit(id)).statusCode).toBe(200);
  const seen = await seenBy('moderator', id);
  expect(seen.review.needsOtherEyes).toBe(true);
  expect(seen.actions).toEqual(expect.arrayContaining(['release', 'requestChanges']));
  expect(seen.actions).not.toContain('publish');
  const before = await calls.actionsOf(id);
  const refused = await calls.decide('moderator', id, { action: 'publish' });
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'four-eyes']);
  expect(await calls.actionsOf(id)).toEqual(before);

  await calls.step('second', id, 'takeOver');
  expect((await calls.decide('second', id, { action: 'publish' })).statusCode).toBe(200);
});

test('keeps an editor from publishing the own correction of a live post', async () => {
  const id = await claimed('Live');
  await calls.decide('moderator', id, { action: 'publish' });
  await edit(id);
  const { etag } = (await calls.call('moderator', 'GET', `review/${id}`)).headers;
  const correct = (role: 'moderator' | 'second') =>
    calls.call(role, 'POST', `review/${id}/correct`, {}, etag as string);
  expect((await correct('moderator')).json().code).toBe('four-eyes');
  expect((await correct('second')).statusCode).toBe(200);
});

test('keeps people of the byline from publishing the post', async () => {
  const id = await claimed('Named');
  const [editor] = await calls.network.db.select().from(users).where(eq(users.email, demoAccounts.moderator.email));
  const bylines = [{ userId: String(editor?.id), role: 'editing', percent: 0 }];
  expect((await calls.call('second', 'PUT', `review/${id}/bylines`, { bylines, before: [] })).statusCode).toBe(200);
  expect((await calls.decide('moderator', id, { action: 'publish' })).json().code).toBe('four-eyes');
});

test('keeps an author from publishing own posts without a review', async () => {
  const grants = [{ role: 'author' as const, site: 'beat' as const, until: null }];
  await calls.network.db.update(users).set({ grants }).where(eq(users.email, demoAccounts.writer.email));
  const id = await calls.submitted('Own Post');
  await calls.call('author', 'POST', `posts/${id}/withdraw`);
  const { post } = (await calls.call('author', 'GET', `posts/${id}`)).json();
  const own = { id, reviewStatus: 'needs-review', tags: [], category: post.category, site: 'beat' };
  const refused = await calls.call('author', 'POST', 'posts/submitForReview', { ...own, publish: {} });
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'four-eyes']);
  expect((await calls.stored(id))?.status).toBe('draft');
});

test('lets an editor publish a post that its writer has submitted again', async () => {
  const id = await claimed('Back and Forth');
  await edit(id);
  await calls.decide('moderator', id, { action: 'requestChanges', note: 'Check my words.' });
  await calls.submit(id);
  await calls.step('moderator', id, 'claim');
  expect((await calls.decide('moderator', id, { action: 'publish' })).statusCode).toBe(200);
});
