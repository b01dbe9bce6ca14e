import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { tagSchema } from '@marquee/shared/domain';
import { and, eq } from 'drizzle-orm';
import { posts, postTags } from '../../kernel/db/schema/posts.ts';
import { tags } from '../../kernel/db/schema/taxonomy.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/testNetwork.ts';
import { until } from '../../testing/until.ts';

let network: TestNetwork;
beforeAll(async () => {
  network = await createTestNetwork();
});
afterAll(() => network.close());

const get = (path: string) => network.app.inject(path);
const keysOf = (rows: { key: string }[]) => rows.map(({ key }) => key);

test('lists tags by use, and filters them by the start of their name', async () => {
  const { tags } = (await get('/api/tags?site=beat')).json();
  expect(tags).toHaveLength(8);
  expect(keysOf(tags).slice(0, 3)).toEqual(['drums', 'festivals', 'touring']);
  expect(keysOf((await get('/api/tags?site=beat&limit=1')).json().tags)).toEqual(['drums']);
  expect(keysOf((await get('/api/tags?site=beat&q=S')).json().tags)).toEqual(['studios', 'synths']);
  expect(keysOf((await get('/api/tags?site=beat&q=%25')).json().tags)).toEqual([]);
});

test('returns a tag by key or id', async () => {
  const { tag } = (await get('/api/tags/drums?site=beat')).json();
  expect(tagSchema.strict().parse(tag)).toMatchObject({
    name: 'Drums',
    seoTitle: 'Drums',
    seoDescription: 'Posts about drums.',
    ogTitle: 'Drums',
    urlPath: '/tag/drums',
  });
  expect((await get(`/api/tags/${tag.id}?site=beat`)).json()).toEqual({ tag });
  expect((await get(`/api/tags/${tag.id}?site=marquee`)).statusCode).toBe(404);
  expect((await get('/api/tags/robots?site=beat')).json().code).toBe('404');
});

test('shows a tag only while it has a published post', async () => {
  const { db } = network;
  const named = { name: 'Unread', seoTitle: 'Unread', seoDescription: '', ogTitle: 'Unread' };
  const [tag] = await db
    .insert(tags)
    .values({ site: 'beat', key: 'unread', ...named })
    .returning({ id: tags.id });
  const [post] = await db
    .select()
    .from(posts)
    .where(and(eq(posts.site, 'beat'), eq(posts.status, 'published')))
    .limit(1);
  if (!tag || !post) throw new Error('The fixture has no post.');
  const isPublished = (status: 'published' | 'needs-review') =>
    db.update(posts).set({ status }).where(eq(posts.id, post.id));
  const addresses = [`/api/tags/unread?site=beat`, `/api/tags/${tag.id}?site=beat`];
  const statuses = async () => (await Promise.all(addresses.map(get))).map(({ statusCode }) => statusCode);
  const isListed = async () => keysOf((await get('/api/tags?site=beat&q=Unread')).json().tags).includes('unread');

  await isPublished('needs-review');
  await db.insert(postTags).values({ postId: post.id, tagId: tag.id });
  expect([await statuses(), await isListed()]).toEqual([[404, 404], false]);
  await isPublished('published');
  await until(async () => (await statuses()).every((status) => status === 200) && (await isListed()));
  await isPublished('needs-review');
  await until(async () => (await statuses()).every((status) => status === 404) && !(await isListed()));
});
