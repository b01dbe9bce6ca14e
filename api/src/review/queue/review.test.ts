import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { reviews } from '../../kernel/db/schema/reviews.ts';
import { testNow } from '../../testing/testNetwork.ts';
import { until } from '../../testing/until.ts';
import { publishDue } from '../schedule/publishDue.ts';
import { ReviewCalls, type ReviewRole, reviewed } from '../testing/ReviewCalls.ts';

let calls: ReviewCalls;
beforeAll(async () => {
  calls = await ReviewCalls.open();
});
afterAll(() => calls.network.close());

describe('from a submission to readers', () => {
  test('goes through a claim, a request for changes and a publication', async () => {
    const id = await calls.submitted();
    const claimed = reviewed(await calls.step('moderator', id, 'claim'));
    expect(claimed.review).toMatchObject({ status: 'in-review', claimer: { name: expect.any(String) }, place: null });
    expect(claimed.actions).toEqual(['release', 'requestChanges', 'reject', 'schedule', 'publish']);
    expect((await calls.decide('moderator', id, { action: 'requestChanges' })).statusCode).toBe(422);
    await calls.decide('moderator', id, { action: 'requestChanges', note: 'Name the band.' });
    const returned = reviewed(await calls.call('author', 'GET', `review/${id}`));
    expect(returned.review).toMatchObject({ status: 'changes-requested', decision: { words: 'Name the band.' } });
    expect(returned.actions).toEqual(['submit']);
    await calls.call('author', 'PUT', `posts/${id}`, { content: '<p>Better words.</p>' });
    await calls.submit(id);
    await calls.step('moderator', id, 'claim');
    const published = reviewed(await calls.decide('moderator', id, { action: 'publish' }));
    expect(published.post).toMatchObject({ reviewStatus: 'published', publishedAt: testNow.toISOString() });
    const page = await calls.network.app.inject({
      url: `/api/posts/${published.post.key}`,
      headers: { 'x-marquee-site': 'beat' },
    });
    expect(page.json().post.content).toContain('Better words.');
    expect(await calls.actionsOf(id)).toEqual(['submit', 'claim', 'requestChanges', 'submit', 'claim', 'publish']);
  });

  test('ignores a decision about an outdated version', async () => {
    const id = await calls.submitted();
    const { post } = reviewed(await calls.step('moderator', id, 'claim'));
    await calls.call('moderator', 'PUT', `posts/${id}`, { subtitle: 'Edited by the desk' });
    const stale = await calls.decide('moderator', id, { action: 'publish' }, `"${post.version}"`);
    expect(stale.statusCode).toBe(412);
    expect(stale.json().post.subtitle).toBe('Edited by the desk');
    expect((await calls.stored(id))?.status).toBe('in-review');
    expect(await calls.actionsOf(id)).toEqual(['submit', 'claim', 'editPost']);
  });

  test('publishes a scheduled post once at its time', async () => {
    const id = await calls.submitted();
    await calls.step('moderator', id, 'claim');
    const publishAt = new Date(testNow.getTime() + 3_600_000);
    const early = await calls.decide('moderator', id, { action: 'schedule', publishAt: testNow.toISOString() });
    expect(early.json().errors[0].pointer).toBe('/publishAt');
    await calls.decide('moderator', id, { action: 'schedule', publishAt: publishAt.toISOString() });
    expect(await publishDue(calls.network.db, new Date(publishAt.getTime() - 1))).toBe(0);
    const counts = await Promise.all([1, 2, 3].map(() => publishDue(calls.network.db, publishAt)));
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
    expect(await calls.stored(id)).toMatchObject({ status: 'published', publishAt: null, publishedAt: publishAt });
    expect((await calls.actionsOf(id)).filter((action) => action === 'publishScheduled')).toHaveLength(1);
  });
});

test('shows readers the old text until all changes are merged', async () => {
  const id = await calls.submitted('Tape Hiss');
  await calls.step('moderator', id, 'claim');
  const { post } = reviewed(await calls.decide('moderator', id, { action: 'publish' }));
  const read = async () =>
    (await calls.network.app.inject({ url: `/api/posts/${post.key}`, headers: { 'x-marquee-site': 'beat' } })).json()
      .post;
  await calls.call('author', 'PUT', `posts/${id}`, { title: 'Tape Hiss, Again', content: '<p>New.</p>' });
  await calls.submit(id);
  const claimed = reviewed(await calls.step('moderator', id, 'claim'));
  expect(claimed.post).toMatchObject({ reviewStatus: 'published', pending: { reviewStatus: 'in-review' } });
  expect(claimed.actions).toEqual(['release', 'requestChanges', 'reject', 'merge', 'unpublish']);
  expect((await read()).title).toBe('Tape Hiss');
  const merged = reviewed(await calls.decide('moderator', id, { action: 'merge' }));
  expect(merged.post).toMatchObject({ pending: null, title: 'Tape Hiss, Again' });
  expect(merged.post.version).toBeGreaterThan(claimed.post.version);
  // The stored response ends when the database's notification arrives.
  await until(async () => (await read()).title !== 'Tape Hiss');
  expect(await read()).toMatchObject({ title: 'Tape Hiss, Again', content: expect.stringContaining('New.') });
});

describe('a rejected change of a published post', () => {
  async function rejectedChange(): Promise<string> {
    const id = await calls.submitted('Side A');
    await calls.step('moderator', id, 'claim');
    await calls.decide('moderator', id, { action: 'publish' });
    await calls.call('author', 'PUT', `posts/${id}`, { title: 'Side B' });
    await calls.submit(id);
    await calls.step('moderator', id, 'claim');
    await calls.decide('moderator', id, { action: 'reject', reason: 'facts', note: 'There is no side B.' });
    return id;
  }

  test('can be edited and submitted again for a new review by any moderator', async () => {
    const id = await rejectedChange();
    const rejected = reviewed(await calls.call('author', 'GET', `review/${id}`));
    expect(rejected.actions).toEqual(['submit', 'discard', 'unpublish', 'appeal']);
    await calls.call('author', 'PUT', `posts/${id}`, { title: 'Side B, found' });
    expect((await calls.submit(id)).json().post.pending).toMatchObject({ reviewStatus: 'needs-review' });
    const claimed = reviewed(await calls.step('moderator', id, 'claim'));
    expect(claimed.review).toMatchObject({ isChange: true, appeal: null });
    expect(reviewed(await calls.decide('moderator', id, { action: 'merge' })).post.title).toBe('Side B, found');
  });

  test('can be discarded, which restores the published text and keeps the other as a revision', async () => {
    const id = await rejectedChange();
    const { version } = (await calls.call('author', 'GET', `posts/${id}`)).json().post;
    expect((await calls.call('moderator', 'POST', `posts/${id}/discard`)).json().code).toBe('author-only');
    const discarded = await calls.call('author', 'POST', `posts/${id}/discard`);
    expect(reviewed(discarded)).toMatchObject({
      post: { title: 'Side A', reviewStatus: 'published', pending: null, version: version + 1 },
      review: { status: 'published', isChange: false },
    });
    const { revisions } = (await calls.call('author', 'GET', `posts/${id}/revisions`)).json();
    const revision = await calls.call('author', 'GET', `posts/${id}/revisions/${revisions[0].id}`);
    expect(revision.json().revision.fields.title).toBe('Side B');
    expect((await calls.call('author', 'POST', `posts/${id}/discard`)).json().code).toBe('wrong-status');
    await calls.call('author', 'PUT', `posts/${id}`, { title: 'Side C' });
    expect(reviewed(await calls.call('author', 'GET', `review/${id}`)).actions).toEqual([
      'submit',
      'discard',
      'unpublish',
    ]);
  });
});

test('lists waiting posts oldest first, without own posts and other sites', async () => {
  await calls.network.db.delete(reviews);
  const ids = [await calls.submitted('One'), await calls.submitted('Two')];
  await calls.step('second', ids[1] ?? '', 'claim');
  const listed = (role: ReviewRole, query = '') => calls.call(role, 'GET', `review${query}`);
  const names = async (role: ReviewRole, query?: string) =>
    (await listed(role, query)).json().posts.map(({ name }: { name: string }) => name);
  expect(await names('moderator')).toEqual(['One', 'Two']);
  expect(await names('moderator', '?status=needs-review')).toEqual(['One']);
  expect(await names('second', '?mine=true')).toEqual(['Two']);
  expect(await names('moderator', '?q=tw')).toEqual(['Two']);
  expect(await names('limited')).toEqual([]);
  await calls.decide('second', ids[1] ?? '', {
    action: 'schedule',
    publishAt: new Date(testNow.getTime() + 60_000).toISOString(),
  });
  expect(await names('moderator')).toEqual(['One']);
  expect(await names('moderator', '?status=scheduled')).toEqual(['Two']);
  expect((await listed('author')).json().code).toBe('moderator-only');
});
