import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CuratedPost } from '@marquee/shared/domain';
import { and, eq } from 'drizzle-orm';
import { audit } from '../../../kernel/db/schema/audit.ts';
import { posts } from '../../../kernel/db/schema/posts.ts';
import { channels } from '../../../kernel/db/schema/taxonomy.ts';
import { uploads } from '../../../kernel/db/schema/uploads.ts';
import { users } from '../../../kernel/db/schema/users.ts';
import { workingCopies } from '../../../kernel/db/schema/workingCopies.ts';
import { demoAccounts } from '../../../people/demo/demoAccounts.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../../testing/testNetwork.ts';
import { until } from '../../../testing/until.ts';
import { signIn } from '../../../testing/writers.ts';

let network: TestNetwork;
let cookie = '';
beforeAll(async () => {
  network = await createTestNetwork({ SAVE_LIMIT: '1000' });
  cookie = await signIn(network.app, demoAccounts.moderator);
});
afterAll(() => network.close());

const send = (method: 'GET' | 'PATCH' | 'DELETE' | 'PUT', path: string, payload?: object) =>
  network.app.inject({
    method,
    url: `/api/vocal/${path}`,
    headers: { cookie, 'if-match': '*' },
    ...(payload && { payload }),
  });
const read = async (path: string) => (await network.app.inject(`/api/${path}?site=beat`)).json();
async function postOf(key: string): Promise<CuratedPost> {
  const [row] = await network.db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.site, 'beat'), eq(posts.key, key)));
  return (await send('GET', `curation/beat/posts/${row?.id}`)).json().post;
}
const change = (id: string, payload: object) => send('PATCH', `curation/beat/posts/${id}`, payload);
async function channelId(key: string): Promise<string> {
  const [row] = await network.db.select({ id: channels.id }).from(channels).where(eq(channels.key, key));
  return String(row?.id);
}
async function uploadOf(email: string): Promise<{ public_id: string; width: number; height: number }> {
  const [user] = await network.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const facts = { format: 'jpg', width: 90, height: 60, bytes: 9, createdAt: testNow } as const;
  const publicId = `uploads/${crypto.randomUUID()}`;
  await network.db.insert(uploads).values({ ...facts, publicId, userId: user?.id ?? 0 });
  return { public_id: publicId, width: 90, height: 60 };
}

const banner = { name: 'Season', subtitle: 'All of it', image: null, actionLabel: 'Read', actionUrl: '/tag/drums' };

test('finds published posts by words of their names, and the newest posts without a word', async () => {
  const find = async (q: string) =>
    (await send('GET', `curation/beat/posts?q=${encodeURIComponent(q)}`))
      .json()
      .posts.map(({ urlPath }: CuratedPost) => urlPath);
  expect(await find('loudest')).toEqual(['/the-loudest-room']);
  expect(await find('nothing like it')).toEqual([]);
  expect((await find('')).slice(0, 2)).toEqual(['/the-loudest-room', '/drumming-up']);
  expect((await send('GET', `curation/beat/posts?q=${'x'.repeat(101)}`)).statusCode).toBe(400);
});

test('shows a changed special feature and channel on the page and in the audit', async () => {
  const { id, ...before } = await postOf('night-drive');
  const feature = { ...banner, image: await uploadOf(demoAccounts.moderator.email) };
  const after = { feature, channel: await channelId('backline') };
  const seen = { feature: before.feature, channel: before.channel };
  expect((await change(id, { ...after, before: seen })).json()).toMatchObject({ post: { ...before, ...after } });
  await until(async () => (await read('posts/night-drive')).post.channel?.key === 'backline');
  expect((await read('posts/night-drive')).post.specialFeature).toEqual(feature);
  const [row] = await network.db
    .select({ before: audit.before, after: audit.after })
    .from(audit)
    .where(and(eq(audit.subject, 'post'), eq(audit.subjectId, id), eq(audit.action, 'curate')));
  expect(row).toEqual({ before: seen, after });
  expect((await change(id, { ...after, before: seen })).json()).toMatchObject({
    status: 409,
    code: 'curation-changed',
  });

  const none = { feature: null, channel: null };
  expect((await change(id, { ...none, before: after })).json()).toMatchObject({ post: none });
  await until(async () => (await read('posts/night-drive')).post.specialFeature === null);
  expect((await read('posts/night-drive')).post.channel).toBeNull();
});

test('redirects a changed key until the redirect is removed', async () => {
  const { id, key } = await postOf('a-quiet-synth');
  expect((await change(id, { key: 'a-loud-synth', before: { key } })).json()).toMatchObject({
    post: { urlPath: '/a-loud-synth' },
  });
  await until(async () => (await read('posts/a-quiet-synth')).post?.key === 'a-loud-synth');

  const list = async (q: string) => (await send('GET', `curation/beat/redirects?q=${q}`)).json().redirects;
  const [redirect] = await list('quiet');
  expect(redirect).toMatchObject({
    ...{ kind: 'post', key, formerPath: '/a-quiet-synth' },
    target: { urlPath: '/a-loud-synth' },
  });
  expect(await list('no-such-key')).toEqual([]);
  expect((await send('DELETE', `curation/beat/redirects/post/${key}`)).statusCode).toBe(200);
  await until(async () => (await read('posts/a-quiet-synth')).status === 404);
  expect((await send('DELETE', `curation/beat/redirects/post/${key}`)).statusCode).toBe(404);
  const [row] = await network.db.select({ before: audit.before }).from(audit).where(eq(audit.subject, 'redirect'));
  expect(row).toEqual({ before: { kind: 'post', key, targetId: id } });
});

test('gives pending changes the new key and channel, except a channel that the writer chose', async () => {
  const { id, key, channel } = await postOf('drumming-up');
  await send('PUT', `posts/${id}`, { name: 'Drumming on' });
  await change(id, { key: 'drumming-on', channel: await channelId('backline'), before: { key, channel } });
  const fields = async () =>
    (
      await network.db
        .select()
        .from(workingCopies)
        .where(eq(workingCopies.postId, Number(id)))
    )[0]?.fields;
  expect(await fields()).toMatchObject({ name: 'Drumming on', key: 'drumming-on', channel: 'backline' });
  await send('PUT', `posts/${id}`, { channel: null });
  const seen = { channel: await channelId('backline') };
  expect((await change(id, { channel: seen.channel, before: seen })).statusCode).toBe(200);
  expect(await fields()).toMatchObject({ key: 'drumming-on', channel: null });
});

describe('a change of a post is refused', () => {
  test.each([
    ['/key', 422, { key: 'search' }],
    ['/key', 422, { key: 'Upper' }],
    ['/key', 422, { key: '' }],
    ['/key', 422, { key: 'x'.repeat(101) }],
    ['/key', 409, { key: 'the-loudest-room' }],
    ['/channel', 422, { channel: '999999' }],
    ['/feature/actionUrl', 422, { feature: { ...banner, actionUrl: 'javascript:alert(1)' } }],
    ['/feature/name', 422, { feature: { ...banner, name: '' } }],
  ])('for its %s: %i', async (pointer, status, payload) => {
    const { id, key, channel, feature } = await postOf('ten-sleeves');
    const seen = { key, channel, feature };
    const before = Object.fromEntries(Object.entries(seen).filter(([field]) => field in payload));
    expect((await change(id, { ...payload, before })).json()).toMatchObject({ status, errors: [{ pointer }] });
  });

  test("with another account's picture, or without the former value", async () => {
    const { id, feature } = await postOf('ten-sleeves');
    const image = await uploadOf(demoAccounts.writer.email);
    const refused = await change(id, { feature: { ...banner, image }, before: { feature } });
    expect(refused.json()).toMatchObject({ status: 422, errors: [{ pointer: '/feature/image' }] });
    expect((await change(id, { feature: null, before: {} })).json()).toMatchObject({
      errors: [{ pointer: '/before' }],
    });
    expect((await change(id, { before: {} })).statusCode).toBe(422);
  });

  test('when the post is not published on the site', async () => {
    const { id, key } = await postOf('ten-sleeves');
    await network.db
      .update(posts)
      .set({ status: 'unpublished' })
      .where(eq(posts.id, Number(id)));
    expect((await change(id, { key: 'eleven', before: { key } })).statusCode).toBe(404);
    expect((await send('GET', `curation/beat/posts/${id}`)).statusCode).toBe(404);
    expect((await send('GET', `curation/marquee/posts/${id}`)).statusCode).toBe(404);
  });
});
