import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { type Draft, draftResponseSchema, ownPostListSchema } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import { postViews } from '../../kernel/db/schema/impressions.ts';
import { notices } from '../../kernel/db/schema/notices.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { reviewNotes } from '../../kernel/db/schema/reviewNotes.ts';
import { demoAccounts } from '../../people/demo/demoAccounts.ts';
import { notify } from '../../people/notices/notify.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../testing/testNetwork.ts';
import { until } from '../../testing/until.ts';
import { signIn, signUpStranger } from '../../testing/writers.ts';
import { emptyTrash } from './emptyTrash.ts';

const day = 24 * 3_600_000;
let network: TestNetwork;
let now = testNow;
const cookies = { author: '', other: '', admin: '', visitor: '' };
type Role = keyof typeof cookies;

beforeAll(async () => {
  network = await createTestNetwork({ POST_LIMIT: '20' }, undefined, () => now);
  cookies.author = await signIn(network.app, demoAccounts.writer);
  cookies.admin = await signIn(network.app, demoAccounts.moderator);
  cookies.other = await signUpStranger(network.app);
});
afterEach(() => {
  now = testNow;
});
afterAll(() => network.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, role: Role = 'author', payload?: object) =>
  network.app.inject({
    method,
    url: `/api/vocal/posts/${path}`,
    headers: { cookie: cookies[role], ...(payload && { 'if-match': '*' }) },
    ...(payload && { payload }),
  });
const postOf = (response: { json(): unknown }): Draft => draftResponseSchema.parse(response.json()).post;
async function newDraft(name: string): Promise<string> {
  const { id } = postOf(await call('POST', 'create'));
  await call('PUT', id, 'author', { name, content: '<p>Some text.</p>' });
  return id;
}
async function trash(): Promise<string[]> {
  const list = await network.app.inject({ url: '/api/vocal/posts?status=trash', headers: { cookie: cookies.author } });
  return ownPostListSchema.parse(list.json()).posts.map(({ id }) => id);
}
const setStatus = (id: string, status: 'in-review' | 'needs-review') =>
  network.db
    .update(posts)
    .set({ status })
    .where(eq(posts.id, Number(id)));

describe('the trash', () => {
  test('keeps a draft for 30 days, in which it can be restored', async () => {
    const id = await newDraft('Thrown away');
    const before = postOf(await call('GET', id));
    const moved = await call('DELETE', id);
    expect(moved.json()).toEqual({
      success: true,
      id,
      deletedAt: testNow.toISOString(),
      restorableUntil: new Date(testNow.getTime() + 30 * day).toISOString(),
    });
    expect(await trash()).toEqual([id]);
    expect((await call('GET', id)).statusCode).toBe(404);
    expect((await call('GET', `resource/${id}`)).statusCode).toBe(404);
    expect((await call('POST', `${id}/duplicate`)).statusCode).toBe(404);
    now = new Date(testNow.getTime() + day);
    expect((await call('DELETE', id)).json()).toEqual(moved.json());
    expect(postOf(await call('POST', `${id}/restore`))).toEqual(before);
    expect(await trash()).toEqual([]);
    expect(postOf(await call('POST', `${id}/restore`))).toEqual(before);
  });

  test('unpublishes a published post in the same transaction and restores it unpublished', async () => {
    const [published] = (
      await network.app.inject({ url: '/api/vocal/posts?status=published', headers: { cookie: cookies.author } })
    ).json().posts;
    const { id, site, urlPath } = published;
    const read = () => network.app.inject({ url: `/api/posts${urlPath}`, headers: { 'x-marquee-site': site } });
    expect((await read()).statusCode).toBe(200);
    await call('PUT', id, 'author', { subtitle: 'A change that no reader has seen' });
    expect((await call('DELETE', id, 'admin')).json()).toMatchObject({ status: 403, code: 'author-only' });
    expect((await call('DELETE', id)).statusCode).toBe(200);
    await until(async () => (await read()).statusCode === 404);
    const restored = postOf(await call('POST', `${id}/restore`));
    expect(restored).toMatchObject({ reviewStatus: 'unpublished', subtitle: 'A change that no reader has seen' });
    expect((await read()).statusCode).toBe(404);
  });

  test('ends a submission and is refused while a moderator reviews the post', async () => {
    const id = await newDraft('Sent');
    await setStatus(id, 'in-review');
    expect((await call('DELETE', id)).json()).toMatchObject({ status: 409, code: 'post-locked' });
    await setStatus(id, 'needs-review');
    await call('DELETE', id);
    expect(postOf(await call('POST', `${id}/restore`)).reviewStatus).toBe('draft');
  });

  test('loses its texts after 30 days and keeps rows with impressions', async () => {
    const id = await newDraft('Gone for good');
    const recent = await newDraft('Gone yesterday');
    await network.db.insert(postViews).values({ postId: Number(id), day: '2026-06-01', site: 'beat', views: 3 });
    const note = { place: 'title', text: 'A quiet title', audience: 'moderators', at: testNow } as const;
    await network.db.insert(reviewNotes).values([id, recent].map((postId) => ({ ...note, postId: Number(postId) })));
    const [row] = await network.db
      .select()
      .from(posts)
      .where(eq(posts.id, Number(id)));
    const notice = { kind: 'note', actorId: null, at: testNow, key: 'note' } as const;
    await notify(network.db, { ...notice, to: [row?.authorId ?? 0], postId: Number(id) });
    await call('DELETE', id);
    now = new Date(testNow.getTime() + 29 * day);
    await call('DELETE', recent);
    expect(await emptyTrash(network.db, now)).toBe(0);
    now = new Date(testNow.getTime() + 30 * day);
    cookies.author = await signIn(network.app, demoAccounts.writer);
    expect(await trash()).toEqual([recent]);
    expect((await call('POST', `${id}/restore`)).statusCode).toBe(404);
    expect(await emptyTrash(network.db, now)).toBe(1);
    expect(await emptyTrash(network.db, new Date(now.getTime() + 60_000))).toBe(0);
    const rowOf = async (postId: string) =>
      (
        await network.db
          .select()
          .from(posts)
          .where(eq(posts.id, Number(postId)))
      )[0];
    expect(await rowOf(id)).toMatchObject({ name: '', content: '', key: null, status: 'draft' });
    expect((await rowOf(recent))?.name).toBe('Gone yesterday');
    const views = await network.db
      .select()
      .from(postViews)
      .where(eq(postViews.postId, Number(id)));
    expect(views).toMatchObject([{ views: 3 }]);
    expect((await network.db.select().from(reviewNotes)).map(({ postId }) => String(postId))).toEqual([recent]);
    expect(await network.db.select().from(notices)).toEqual([]);
    expect((await call('POST', `${id}/restore`)).statusCode).toBe(404);
  });
});

describe('a duplicate', () => {
  test('is a new draft with the same content, and without an address', async () => {
    const id = await newDraft('Original');
    await call('PUT', id, 'author', { site: 'beat', key: 'original', tags: [{ id: null, name: 'New one' }] });
    const original = postOf(await call('GET', id));
    const response = await call('POST', `${id}/duplicate`);
    expect([response.statusCode, response.headers.etag]).toEqual([201, '"1"']);
    const copy = postOf(response);
    expect(copy.id).not.toBe(id);
    expect(copy).toEqual({
      ...original,
      id: copy.id,
      name: 'Original (copy)',
      version: 1,
      key: null,
      urlPath: null,
      createdAt: testNow.toISOString(),
      modifiedAt: testNow.toISOString(),
    });
  });

  test('counts against the limit on new posts', async () => {
    const id = await newDraft('Often');
    let response = await call('POST', `${id}/duplicate`);
    for (let made = 1; made < 20 && response.statusCode === 201; made += 1)
      response = await call('POST', `${id}/duplicate`);
    expect(response.json()).toMatchObject({ status: 429, code: 'too-many-attempts' });
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect((await call('POST', 'create')).statusCode).toBe(429);
  });
});
