import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { madePreviewSchema, type PreviewDetail, previewDetailSchema, previewListSchema } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import { audit } from '../../kernel/db/schema/audit.ts';
import { notices } from '../../kernel/db/schema/notices.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { previews } from '../../kernel/db/schema/previews.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { demoAccounts } from '../../people/demo/demoAccounts.ts';
import { moderatorOf } from '../../testing/moderatorOf.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../testing/testNetwork.ts';
import { signIn } from '../../testing/writers.ts';
import { deleteExpiredPreviews } from './endPreviews.ts';

const day = 86_400_000;
let network: TestNetwork;
let now = testNow;
const cookies = { author: '', other: '', admin: '', visitor: '' };
type Role = keyof typeof cookies;

beforeAll(async () => {
  network = await createTestNetwork(
    { POST_LIMIT: '200', PREVIEW_LIMIT: '100', LOG_LEVEL: 'info' },
    undefined,
    () => now,
  );
  cookies.author = await signIn(network.app, demoAccounts.writer);
  cookies.admin = await signIn(network.app, demoAccounts.moderator);
  cookies.other = await signUp('ola@strand.example');
});
afterEach(() => {
  now = testNow;
});
afterAll(() => network.close());

async function signUp(email: string): Promise<string> {
  const payload = { firstName: 'Ola', lastName: 'Strand', email, password: 'kelp-and-barnacles' };
  await network.app.inject({ method: 'POST', url: '/api/vocal/auth/signup', payload });
  return signIn(network.app, payload);
}

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, role: Role = 'author', payload?: object) =>
  network.app.inject({
    method,
    url: `/api/vocal/posts/${path}`,
    headers: { cookie: cookies[role], 'if-match': '*' },
    ...(payload && { payload }),
  });
async function newPost(fields: object = {}, role: Role = 'author'): Promise<string> {
  const { id } = (await call('POST', 'create', role)).json().post;
  const saved = await call('PUT', id, role, { site: 'beat', name: 'Not yet', content: '<p>Unseen.</p>', ...fields });
  expect(saved.statusCode).toBe(200);
  return id;
}
async function makePreview(id: string, role: Role = 'author') {
  const response = await call('POST', `${id}/previews`, role);
  expect(response.statusCode).toBe(201);
  return madePreviewSchema.parse(response.json());
}
/** Each test has a separate network, because guesses from one network share a limit. */
let address = '192.0.2.1';
const read = (path: string, site = 'beat') =>
  network.app.inject({
    url: `/api/previews/${path.replace('/preview/', '')}`,
    headers: { 'x-marquee-site': site, 'x-forwarded-for': address },
  });
const detailOf = (response: { json(): unknown }): PreviewDetail => previewDetailSchema.parse(response.json());
const list = async (id: string) => previewListSchema.parse((await call('GET', `${id}/previews`)).json()).previews;
/** The message for an invalid link, the same for every reason. */
async function expectEnded(path: string, site = 'beat'): Promise<void> {
  const response = await read(path, site);
  const unknown = await read('0'.repeat(64), site);
  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual(unknown.json());
}

describe('a link to a preview', () => {
  test('shows a draft without a session for seven days, uncached', async () => {
    const id = await newPost();
    const { preview, path } = await makePreview(id);
    expect(path).toMatch(/^\/preview\/[0-9a-f]{64}$/);
    expect(preview.expiresAt).toBe(new Date(testNow.getTime() + 7 * day).toISOString());
    const response = await read(path);
    expect(response.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    expect(response.headers).not.toHaveProperty('etag');
    expect(response.headers).not.toHaveProperty('cache-tag');
    expect(detailOf(response).post).toMatchObject({ id, name: 'Not yet', key: 'not-yet', content: '<p>Unseen.</p>' });
    await expectEnded(path, 'marquee');
    now = new Date(testNow.getTime() + 7 * day);
    await expectEnded(path);
    expect(await list(await newPost())).toEqual([]);
    await deleteExpiredPreviews(network.db, now);
    expect(await network.db.select().from(previews)).toEqual([]);
  });

  test('is stored and logged without its token', async () => {
    const { path } = await makePreview(await newPost());
    await read(path);
    expect(network.logged.at(-1)).toMatchObject({ url: '/api/previews/[token]', status: 200 });
    const stored = JSON.stringify(await network.db.select().from(previews));
    expect(stored).not.toContain(path.slice('/preview/'.length));
  });

  test('follows each save and coexists with other links of the post', async () => {
    const id = await newPost();
    const [first, second] = [await makePreview(id), await makePreview(id)];
    await call('PUT', id, 'author', { name: 'Nearly' });
    for (const { path } of [first, second]) expect(detailOf(await read(path)).post.name).toBe('Nearly');
    expect(await list(id)).toEqual([second.preview, first.preview]);
  });

  test('ends at once when it is revoked, without affecting other links', async () => {
    const id = await newPost();
    const [first, second] = [await makePreview(id), await makePreview(id)];
    const revoke = () => call('DELETE', `${id}/previews/${first.preview.id}`);
    expect((await revoke()).json()).toEqual({ success: true });
    await expectEnded(first.path);
    expect((await read(second.path)).statusCode).toBe(200);
    expect(await list(id)).toEqual([second.preview]);
    expect((await revoke()).statusCode).toBe(200);
    expect((await call('DELETE', `${await newPost()}/previews/${second.preview.id}`)).statusCode).toBe(404);
  });

  test('ends once, so that a second revocation records and tells the author nothing', async () => {
    const id = await newPost();
    const { preview } = await makePreview(id);
    const revoke = () => call('DELETE', `${id}/previews/${preview.id}`, 'admin');
    const records = async () => ({
      audit: await network.db.select().from(audit).where(eq(audit.subjectId, id)),
      notices: await network.db
        .select()
        .from(notices)
        .where(eq(notices.postId, Number(id))),
      links: await network.db
        .select()
        .from(previews)
        .where(eq(previews.id, Number(preview.id))),
    });
    expect((await revoke()).statusCode).toBe(200);
    const first = await records();
    expect([first.audit.length, first.notices.length, first.links[0]?.revokedAt]).toEqual([1, 1, testNow]);
    now = new Date(testNow.getTime() + day);
    expect((await revoke()).statusCode).toBe(200);
    expect(await records()).toEqual(first);
  });

  test('ends with the post in the trash and stays ended after a restore', async () => {
    const id = await newPost();
    const { path } = await makePreview(id);
    await call('DELETE', id);
    await expectEnded(path);
    await call('POST', `${id}/restore`);
    await expectEnded(path);
  });

  test('ends with its creator’s rights and account', async () => {
    address = '192.0.3.1';
    const id = await newPost();
    const { path } = await makePreview(id, 'admin');
    const setAdmin = (isAdmin: boolean) =>
      network.db
        .update(users)
        .set({ grants: isAdmin ? moderatorOf(null) : [] })
        .where(eq(users.email, demoAccounts.moderator.email));
    await setAdmin(false);
    await expectEnded(path);
    await setAdmin(true);
    expect((await read(path)).statusCode).toBe(200);

    const cookie = await signUp('leaving@strand.example');
    cookies.visitor = cookie;
    const otherId = await newPost({ key: 'kept' }, 'visitor');
    await network.db
      .update(posts)
      .set({ status: 'published', publishedAt: now })
      .where(eq(posts.id, Number(otherId)));
    const other = await makePreview(otherId, 'visitor');
    const payload = { password: 'kelp-and-barnacles', posts: 'keep' };
    const url = '/api/vocal/auth/deleteAccount';
    expect((await network.app.inject({ method: 'POST', url, payload, headers: { cookie } })).statusCode).toBe(200);
    cookies.visitor = '';
    await expectEnded(other.path);
  });

  test('shows the working copy of a published post with its publication time', async () => {
    const [published] = (
      await network.app.inject({ url: '/api/vocal/posts?status=published', headers: { cookie: cookies.author } })
    ).json().posts;
    const { id, site, publishedAt } = published;
    await call('PUT', id, 'author', { subtitle: 'A change that no reader has seen' });
    const { path } = await makePreview(id);
    const { post } = detailOf(await read(path, site));
    expect(post).toMatchObject({ id, subtitle: 'A change that no reader has seen', publishedAt });
  });

  test('shows the post with its future neighbours and sections', async () => {
    const { body } = await network.app.inject({ url: '/api/posts/list?site=beat' });
    const sample = JSON.parse(body).posts.find((one: { category: object | null }) => one.category);
    const id = await newPost({ category: sample.category.key, channel: sample.channel?.key ?? null, key: 'to-be' });
    const { path } = await makePreview(id);
    const { post, relatedPosts, nextPost } = detailOf(await read(path));
    expect(relatedPosts.length).toBeGreaterThan(0);
    await network.db
      .update(posts)
      .set({ status: 'published', publishedAt: now })
      .where(eq(posts.id, Number(id)));
    const get = async (url: string) => (await network.app.inject({ url: `${url}?site=beat` })).json();
    const live = await get('/api/posts/to-be');
    expect({ post, relatedPosts }).toEqual({ ...live, post: { ...live.post, reviewStatus: 'draft' } });
    expect(nextPost).toEqual((await get(`/api/posts/next/${id}`)).post);
  });
});

describe('links to previews are limited', () => {
  test('to posts with a site', async () => {
    const id = await newPost({ site: null });
    const refused = await call('POST', `${id}/previews`);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toMatchObject([{ pointer: '/site' }]);
  });

  test('to twenty links of a post, where a new one ends the oldest', async () => {
    address = '192.0.4.1';
    const id = await newPost();
    const first = await makePreview(id);
    for (let count = 0; count < 20; count += 1) await makePreview(id);
    expect(await list(id)).toHaveLength(20);
    await expectEnded(first.path);
  });

  test('by account and hour, revoked ones included', async () => {
    const id = await newPost({}, 'other');
    let refused = await call('POST', `${id}/previews`, 'other');
    for (let count = 0; count < 100 && refused.statusCode === 201; count += 1) {
      await call('DELETE', `${id}/previews/${refused.json().preview.id}`, 'other');
      refused = await call('POST', `${id}/previews`, 'other');
    }
    expect(refused.json()).toMatchObject({ status: 429, code: 'too-many-attempts' });
    expect(refused.headers['retry-after']).toBe('3600');
  });

  test("by a network's guesses, without blocking valid links", async () => {
    const { path } = await makePreview(await newPost());
    address = '192.0.5.1';
    for (const guess of ['0', 'x', '../x', 'f'.repeat(64), '%00']) expect((await read(guess)).statusCode).toBe(404);
    for (let count = 0; count < 60; count += 1) await read(`${count}`);
    expect((await read('a'.repeat(64))).statusCode).toBe(429);
    expect((await read(path)).statusCode).toBe(200);
    expect((await read('0'.repeat(201))).statusCode).toBe(400);
  });

  test('by reads of a link in a minute, without affecting other links', async () => {
    const { path } = await makePreview(await newPost());
    const other = await makePreview(await newPost());
    address = '192.0.6.1';
    for (let count = 0; count < 120; count += 1) expect((await read(path)).statusCode).toBe(200);
    expect((await read(path)).statusCode).toBe(429);
    expect((await read(other.path)).statusCode).toBe(200);
  });
});

test.each<[Role, number]>([
  ['visitor', 401],
  ['other', 404],
  ['author', 200],
  ['admin', 200],
])('by rights, where %s gets %p', async (role, status) => {
  const id = await newPost();
  const { preview } = await makePreview(id);
  expect((await call('GET', `${id}/previews`, role)).statusCode).toBe(status);
  expect((await call('POST', `${id}/previews`, role)).statusCode).toBe(status === 200 ? 201 : status);
  expect((await call('DELETE', `${id}/previews/${preview.id}`, role)).statusCode).toBe(status);
  expect((await call('GET', '999999/previews', role)).statusCode).toBe(role === 'visitor' ? 401 : 404);
});
