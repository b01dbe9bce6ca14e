import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { draftResourceSchema, type ReviewedPost, reviewedPostSchema, type SiteKey } from '@marquee/shared/domain';
import { and, eq } from 'drizzle-orm';
import { demoAccounts } from '../../accounts/demo/demoAccounts.ts';
import { audit } from '../../db/schema/audit.ts';
import { posts } from '../../db/schema/posts.ts';
import { reviews } from '../../db/schema/reviews.ts';
import { categories } from '../../db/schema/taxonomy.ts';
import { uploads } from '../../db/schema/uploads.ts';
import { users } from '../../db/schema/users.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../testing/testNetwork.ts';
import { until } from '../../testing/until.ts';
import { signIn } from '../../testing/writers.ts';
import { publishDue } from './due/publishDue.ts';

let network: TestNetwork;
let now = testNow;
const cookies = { author: '', moderator: '', second: '', limited: '' };
type Role = keyof typeof cookies;
const lead = `uploads/${crypto.randomUUID()}`;
let category = '';

async function addModerator(email: string, moderatedSites: SiteKey[] | null): Promise<string> {
  const person = { firstName: 'Mo', lastName: email, password: 'kelp-and-barnacles' };
  const account = { ...person, email: `${email}@marquee.example` };
  await network.app.inject({ method: 'POST', url: '/api/vocal/auth/signup', payload: account });
  await network.db.update(users).set({ isAdmin: true, moderatedSites }).where(eq(users.email, account.email));
  return signIn(network.app, account);
}

beforeAll(async () => {
  network = await createTestNetwork({ POST_LIMIT: '10000', SAVE_LIMIT: '10000' }, undefined, () => now);
  cookies.author = await signIn(network.app, demoAccounts.writer);
  cookies.moderator = await signIn(network.app, demoAccounts.moderator);
  cookies.second = await addModerator('second', null);
  cookies.limited = await addModerator('limited', ['marquee']);
  const [first] = await network.db.select().from(categories).where(eq(categories.site, 'beat'));
  category = first?.key ?? '';
  const current = await network.app.inject({ url: '/api/currentUser', headers: { cookie: cookies.author } });
  await network.db.insert(uploads).values({
    ...{ publicId: lead, userId: Number(current.json().user.id), createdAt: testNow },
    ...{ format: 'jpg', width: 800, height: 600, bytes: 9 },
  });
});
afterAll(() => network.close());

const call = (role: Role, method: 'GET' | 'POST' | 'PUT', path: string, payload: object = {}, version = '*') =>
  network.app.inject({
    method,
    url: `/api/vocal/${path}`,
    headers: { cookie: cookies[role], 'if-match': version },
    ...(method !== 'GET' && { payload }),
  });

async function submitted(title = 'Night Drive'): Promise<string> {
  const { id } = (await call('author', 'POST', 'posts/create')).json().post;
  await call('author', 'PUT', `posts/${id}`, {
    ...{ title, subtitle: 'And how it sounds', content: '<p>Words.</p>' },
    image: { public_id: lead, width: 800, height: 600 },
  });
  await submit(id);
  return id;
}
const submit = (id: string) =>
  call('author', 'POST', 'posts/submitForReview', {
    ...{ id, reviewStatus: 'needs-review', tags: [], category, site: 'beat' },
  });
const step = (role: Role, id: string, name: string) => call(role, 'POST', `review/${id}/${name}`);
const decide = (role: Role, id: string, decision: object, version?: string) =>
  call(role, 'POST', `review/${id}/decision`, decision, version);
const reviewed = (response: { json(): unknown }): ReviewedPost => reviewedPostSchema.parse(response.json());
const actionsOf = async (id: string) =>
  (
    await network.db
      .select({ action: audit.action })
      .from(audit)
      .where(and(eq(audit.subject, 'post'), eq(audit.subjectId, id)))
      .orderBy(audit.id)
  ).map(({ action }) => action);
const stored = async (id: string) =>
  (
    await network.db
      .select()
      .from(posts)
      .where(eq(posts.id, Number(id)))
  )[0];

describe('from a submission to readers', () => {
  test('a moderator claims a post, asks for changes, and publishes the second version', async () => {
    const id = await submitted();
    const claimed = reviewed(await step('moderator', id, 'claim'));
    expect(claimed.review).toMatchObject({ status: 'in-review', claimer: { name: expect.any(String) }, place: null });
    expect(claimed.actions).toEqual(['release', 'requestChanges', 'reject', 'schedule', 'publish']);
    expect((await decide('moderator', id, { action: 'requestChanges' })).statusCode).toBe(422);
    await decide('moderator', id, { action: 'requestChanges', note: 'Name the band.' });
    const asked = reviewed(await call('author', 'GET', `review/${id}`));
    expect(asked.review).toMatchObject({ status: 'changes-requested', decision: { words: 'Name the band.' } });
    expect(asked.actions).toEqual(['submit']);
    await call('author', 'PUT', `posts/${id}`, { content: '<p>Better words.</p>' });
    await submit(id);
    await step('moderator', id, 'claim');
    const published = reviewed(await decide('moderator', id, { action: 'publish' }));
    expect(published.post).toMatchObject({ reviewStatus: 'published', publishedAt: testNow.toISOString() });
    const page = await network.app.inject({
      url: `/api/posts/${published.post.key}`,
      headers: { 'x-marquee-site': 'beat' },
    });
    expect(page.json().post.content).toContain('Better words.');
    expect(await actionsOf(id)).toEqual(['submit', 'claim', 'requestChanges', 'submit', 'claim', 'publish']);
  });

  test('a decision about a version that was changed meanwhile changes nothing', async () => {
    const id = await submitted();
    const { post } = reviewed(await step('moderator', id, 'claim'));
    await call('moderator', 'PUT', `posts/${id}`, { subtitle: 'Edited by the desk' });
    const stale = await decide('moderator', id, { action: 'publish' }, `"${post.version}"`);
    expect(stale.statusCode).toBe(412);
    expect(stale.json().post.subtitle).toBe('Edited by the desk');
    expect((await stored(id))?.status).toBe('in-review');
    expect(await actionsOf(id)).toEqual(['submit', 'claim']);
  });

  test('a scheduled post is published when its time has come, and by one call', async () => {
    const id = await submitted();
    await step('moderator', id, 'claim');
    const publishAt = new Date(testNow.getTime() + 3_600_000);
    const early = await decide('moderator', id, { action: 'schedule', publishAt: testNow.toISOString() });
    expect(early.json().errors[0].pointer).toBe('/publishAt');
    await decide('moderator', id, { action: 'schedule', publishAt: publishAt.toISOString() });
    expect(await publishDue(network.db, new Date(publishAt.getTime() - 1))).toBe(0);
    const counts = await Promise.all([1, 2, 3].map(() => publishDue(network.db, publishAt)));
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
    expect(await stored(id)).toMatchObject({ status: 'published', publishAt: null, publishedAt: publishAt });
    expect((await actionsOf(id)).filter((action) => action === 'publishScheduled')).toHaveLength(1);
  });
});

test('readers of a published post see the old text until the changes are merged, and then all of the new one', async () => {
  const id = await submitted('Tape Hiss');
  await step('moderator', id, 'claim');
  const { post } = reviewed(await decide('moderator', id, { action: 'publish' }));
  const read = async () =>
    (await network.app.inject({ url: `/api/posts/${post.key}`, headers: { 'x-marquee-site': 'beat' } })).json().post;
  await call('author', 'PUT', `posts/${id}`, { title: 'Tape Hiss, Again', content: '<p>New.</p>' });
  await submit(id);
  const claimed = reviewed(await step('moderator', id, 'claim'));
  expect(claimed.post).toMatchObject({ reviewStatus: 'published', pending: { reviewStatus: 'in-review' } });
  expect(claimed.actions).toEqual(['release', 'requestChanges', 'reject', 'merge', 'unpublish']);
  expect((await read()).title).toBe('Tape Hiss');
  const merged = reviewed(await decide('moderator', id, { action: 'merge' }));
  expect(merged.post).toMatchObject({ pending: null, title: 'Tape Hiss, Again' });
  expect(merged.post.version).toBeGreaterThan(claimed.post.version);
  // The stored response ends when the database's notification arrives.
  await until(async () => (await read()).title !== 'Tape Hiss');
  expect(await read()).toMatchObject({ title: 'Tape Hiss, Again', content: expect.stringContaining('New.') });
});

describe('a rejected change of a published post', () => {
  async function rejectedChange(): Promise<string> {
    const id = await submitted('Side A');
    await step('moderator', id, 'claim');
    await decide('moderator', id, { action: 'publish' });
    await call('author', 'PUT', `posts/${id}`, { title: 'Side B' });
    await submit(id);
    await step('moderator', id, 'claim');
    await decide('moderator', id, { action: 'reject', reason: 'facts', note: 'There is no side B.' });
    return id;
  }

  test('can be edited and submitted again: a new review, which the moderator who rejected it can claim too', async () => {
    const id = await rejectedChange();
    const rejected = reviewed(await call('author', 'GET', `review/${id}`));
    expect(rejected.actions).toEqual(['submit', 'discard', 'unpublish', 'appeal']);
    await call('author', 'PUT', `posts/${id}`, { title: 'Side B, found' });
    expect((await submit(id)).json().post.pending).toMatchObject({ reviewStatus: 'needs-review' });
    const claimed = reviewed(await step('moderator', id, 'claim'));
    expect(claimed.review).toMatchObject({ isChange: true, appeal: null });
    expect(reviewed(await decide('moderator', id, { action: 'merge' })).post.title).toBe('Side B, found');
  });

  test('can be discarded: the writer has the published text again, and the other one among the versions', async () => {
    const id = await rejectedChange();
    const { version } = (await call('author', 'GET', `posts/${id}`)).json().post;
    expect((await call('moderator', 'POST', `posts/${id}/discard`)).json().code).toBe('author-only');
    const discarded = await call('author', 'POST', `posts/${id}/discard`);
    expect(reviewed(discarded)).toMatchObject({
      post: { title: 'Side A', reviewStatus: 'published', pending: null, version: version + 1 },
      review: { status: 'published', isChange: false },
    });
    const { revisions } = (await call('author', 'GET', `posts/${id}/revisions`)).json();
    const kept = await call('author', 'GET', `posts/${id}/revisions/${revisions[0].id}`);
    expect(kept.json().revision.fields.title).toBe('Side B');
    expect((await call('author', 'POST', `posts/${id}/discard`)).json().code).toBe('wrong-status');
    await call('author', 'PUT', `posts/${id}`, { title: 'Side C' });
    expect(reviewed(await call('author', 'GET', `review/${id}`)).actions).toEqual(['submit', 'discard', 'unpublish']);
  });
});

describe('who may', () => {
  test('the author withdraws while nobody has it, and no longer afterwards', async () => {
    const id = await submitted();
    expect((await step('moderator', id, 'claim')).statusCode).toBe(200);
    expect((await call('author', 'POST', `posts/${id}/withdraw`)).json().code).toBe('claimed');
    await step('moderator', id, 'release');
    expect(reviewed(await call('author', 'POST', `posts/${id}/withdraw`)).review.status).toBe('draft');
  });

  test('only one of fifty moderators gets a post, whichever process of the api they reach', async () => {
    const id = await submitted();
    const other = await createTestNetwork({ SAVE_LIMIT: '10000' }, network, () => now);
    const tries = Array.from({ length: 50 }, (_, index) =>
      (index % 2 ? network : other).app.inject({
        method: 'POST',
        url: `/api/vocal/review/${id}/claim`,
        headers: { cookie: index % 3 ? cookies.moderator : cookies.second },
      }),
    );
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
    expect(await actionsOf(id)).toEqual(['submit', 'claim']);
    await other.app.close();
  });

  test('another moderator takes a post over, and the first one can no longer decide', async () => {
    const id = await submitted();
    await step('moderator', id, 'claim');
    expect(reviewed(await step('second', id, 'takeOver')).actions).toContain('publish');
    expect((await decide('moderator', id, { action: 'publish' })).json().code).toBe('claimer-only');
    expect((await step('moderator', id, 'alive')).json().isClaimed).toBe(false);
  });

  test('the author sees the place in the queue of the site, and how many wait there', async () => {
    await network.db.delete(reviews);
    const [first, second] = [await submitted('First'), await submitted('Second')];
    expect(reviewed(await call('author', 'GET', `review/${first}`)).review).toMatchObject({ place: 1, waiting: 2 });
    const resource = draftResourceSchema.parse((await call('author', 'GET', `posts/resource/${second}`)).json());
    expect(resource.review).toMatchObject({ status: 'needs-review', place: 2, waiting: 2 });
    await step('moderator', first, 'claim');
    expect(reviewed(await call('author', 'GET', `review/${second}`)).review).toMatchObject({ place: 1, waiting: 1 });
  });

  test('a moderator of other sites does not find the post, and nobody reviews an own one', async () => {
    const id = await submitted();
    expect((await call('limited', 'GET', `review/${id}`)).statusCode).toBe(404);
    expect((await step('limited', id, 'claim')).statusCode).toBe(404);
    const current = await network.app.inject({ url: '/api/currentUser', headers: { cookie: cookies.moderator } });
    await network.db
      .update(posts)
      .set({ authorId: Number(current.json().user.id) })
      .where(eq(posts.id, Number(id)));
    expect((await step('moderator', id, 'claim')).json().code).toBe('other-moderator');
  });

  test('a claim is free 30 minutes after the last sign of life', async () => {
    const id = await submitted();
    await step('moderator', id, 'claim');
    now = new Date(testNow.getTime() + 20 * 60_000);
    await step('moderator', id, 'alive');
    now = new Date(testNow.getTime() + 49 * 60_000);
    expect((await step('second', id, 'claim')).statusCode).toBe(409);
    now = new Date(testNow.getTime() + 50 * 60_000);
    expect((await step('second', id, 'claim')).statusCode).toBe(200);
    now = testNow;
    expect(await actionsOf(id)).toEqual(['submit', 'claim', 'expireClaim', 'claim']);
  });

  test('a rejection is answered once, and another moderator decides about it', async () => {
    const id = await submitted('Answered once');
    await step('moderator', id, 'claim');
    expect((await decide('moderator', id, { action: 'reject', note: 'Not for us.' })).statusCode).toBe(422);
    await decide('moderator', id, { action: 'reject', reason: 'off-topic', note: 'Not for us.' });
    await call('author', 'POST', `posts/${id}/appeal`, { note: 'It is about music.' });
    const isClaimable = async (role: Role) =>
      (await call(role, 'GET', 'review?q=answered')).json().posts[0].isClaimable;
    expect([await isClaimable('moderator'), await isClaimable('second')]).toEqual([false, true]);
    expect((await step('moderator', id, 'claim')).json().code).toBe('other-moderator');
    await step('second', id, 'claim');
    await decide('second', id, { action: 'reject', reason: 'off-topic', note: 'Still not.' });
    expect((await call('author', 'POST', `posts/${id}/appeal`, { note: 'But.' })).json().code).toBe('wrong-status');
  });

  test('a moderator gives a reason for taking a post off its site; its author needs none', async () => {
    const id = await submitted();
    await step('moderator', id, 'claim');
    await decide('moderator', id, { action: 'publish' });
    expect((await call('moderator', 'POST', `posts/${id}/unpublish`)).statusCode).toBe(422);
    expect((await call('author', 'POST', `posts/${id}/unpublish`)).statusCode).toBe(200);
    expect((await stored(id))?.status).toBe('unpublished');
  });
});

test('the queue has what waits, oldest first, without own posts and other sites', async () => {
  await network.db.delete(reviews);
  const ids = [await submitted('One'), await submitted('Two')];
  await step('second', ids[1] ?? '', 'claim');
  const listed = (role: Role, query = '') => call(role, 'GET', `review${query}`);
  const names = async (role: Role, query?: string) =>
    (await listed(role, query)).json().posts.map(({ name }: { name: string }) => name);
  expect(await names('moderator')).toEqual(['One', 'Two']);
  expect(await names('moderator', '?status=needs-review')).toEqual(['One']);
  expect(await names('second', '?mine=true')).toEqual(['Two']);
  expect(await names('moderator', '?q=tw')).toEqual(['Two']);
  expect(await names('limited')).toEqual([]);
  await decide('second', ids[1] ?? '', {
    action: 'schedule',
    publishAt: new Date(testNow.getTime() + 60_000).toISOString(),
  });
  expect(await names('moderator')).toEqual(['One']);
  expect(await names('moderator', '?status=scheduled')).toEqual(['Two']);
  expect((await listed('author')).json().code).toBe('moderator-only');
});

describe("the desk's link to a post's page", () => {
  const open = (role: Role, id: string) => step(role, id, 'preview');
  const statusOf = async (path: string) =>
    (
      await network.app.inject({
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
    const id = await submitted();
    await step('moderator', id, 'claim');
    const { path } = (await open('moderator', id)).json();
    const ofSecond = (await open('second', id)).json();
    expect(await Promise.all([path, ofSecond.path].map(statusOf))).toEqual([200, 200]);
    await decide('moderator', id, { action, ...details });
    expect(await Promise.all([path, ofSecond.path].map(statusOf))).toEqual([404, 404]);
    expect((await open('moderator', id)).statusCode).toBe(action === 'schedule' ? 201 : 409);
  });

  test('ends when the writer withdraws the post, and stays with a claim that is released', async () => {
    const id = await submitted();
    const { path } = (await open('moderator', id)).json();
    await step('moderator', id, 'claim');
    await step('moderator', id, 'release');
    expect(await statusOf(path)).toBe(200);
    await call('author', 'POST', `posts/${id}/withdraw`);
    expect(await statusOf(path)).toBe(404);
  });

  test('is not among those of the writer, and does not count as one of them', async () => {
    const id = await submitted();
    const own = (await call('author', 'POST', `posts/${id}/previews`)).json();
    const paths = [];
    for (let count = 0; count < 4; count += 1) paths.push((await open('moderator', id)).json().path);
    // The oldest has ended: three tabs of a moderator show the post.
    expect(await Promise.all(paths.map(statusOf))).toEqual([404, 200, 200, 200]);
    const { previews } = (await call('author', 'GET', `posts/${id}/previews`)).json();
    expect(previews).toEqual([own.preview]);
    await step('moderator', id, 'claim');
    await decide('moderator', id, { action: 'publish' });
    expect(await statusOf(own.path)).toBe(200);
  });
});
