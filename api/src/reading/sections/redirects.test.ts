import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { posts, postTags } from '../../kernel/db/schema/posts.ts';
import { redirects } from '../../kernel/db/schema/redirects.ts';
import { categories, channels, tags } from '../../kernel/db/schema/taxonomy.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/testNetwork.ts';
import { until } from '../../testing/until.ts';

let network: TestNetwork;
beforeAll(async () => {
  network = await createTestNetwork();
});
afterAll(() => network.close());

const get = async (path: string) => (await network.app.inject(`/api/${path}?site=beat`)).json();

test.each([
  { folder: 'categories', table: categories, key: 'gear' },
  { folder: 'channels', table: channels, key: 'backline' },
  { folder: 'tags', table: tags, key: 'drums' },
])('redirects a former key of $folder to the present row after any number of changes', async (one) => {
  const { folder, table, key } = one;
  const kind = folder === 'categories' ? 'category' : folder.slice(0, -1);
  const rename = (from: string, to: string) =>
    network.db
      .update(table)
      .set({ key: to })
      .where(and(eq(table.site, 'beat'), eq(table.key, from)));
  // Read before, so that a response is in memory.
  expect((await get(`${folder}/${key}`))[kind].key).toBe(key);
  await rename(key, 'second');
  await rename('second', 'third');
  for (const former of [key, 'second', 'third'])
    await until(async () => (await get(`${folder}/${former}`))[kind]?.key === 'third');
  await rename('third', key);
  await until(async () => (await get(`${folder}/${key}`))[kind].key === key);
  await until(async () => (await get(`${folder}/third`))[kind].key === key);
});

test('redirects a former key of a published post unless the key is in use', async () => {
  const [first, second] = await network.db
    .select({ id: posts.id, key: posts.key })
    .from(posts)
    .where(and(eq(posts.site, 'beat'), eq(posts.status, 'published')))
    .orderBy(posts.id)
    .limit(2);
  if (!first || !second) throw new Error('The site has no posts.');
  const rename = (id: number, key: string) => network.db.update(posts).set({ key }).where(eq(posts.id, id));
  await rename(first.id, 'a-present-key');
  await until(async () => (await get(`posts/${first.key}`)).post?.key === 'a-present-key');
  await rename(second.id, first.key ?? '');
  await until(async () => (await get(`posts/${first.key}`)).post?.id === String(second.id));
  expect((await get(`posts/${second.key}`)).post.id).toBe(String(second.id));
});

test('keeps no redirect of a draft or a removed tag', async () => {
  const now = new Date();
  const draft = { site: 'beat', key: 'a-draft', createdAt: now, modifiedAt: now } as const;
  await network.db.insert(posts).values(draft);
  await network.db.update(posts).set({ key: 'another' }).where(eq(posts.key, 'a-draft'));
  expect(await network.db.select().from(redirects).where(eq(redirects.key, 'a-draft'))).toEqual([]);

  const tag = { site: 'beat', key: 'brief', name: 'A', seoTitle: '', seoDescription: '', ogTitle: '' } as const;
  const [published] = await network.db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.site, 'beat'), eq(posts.status, 'published')))
    .limit(1);
  const [{ id: tagId } = { id: 0 }] = await network.db.insert(tags).values(tag).returning({ id: tags.id });
  await network.db.insert(postTags).values({ postId: published?.id ?? 0, tagId, position: 99 });
  await network.db.update(tags).set({ key: 'briefer' }).where(eq(tags.id, tagId));
  expect((await get('tags/brief')).tag.key).toBe('briefer');
  await network.db.delete(postTags).where(eq(postTags.tagId, tagId));
  await network.db.delete(tags).where(eq(tags.id, tagId));
  await until(async () => (await get('tags/brief')).code === '404');
  expect(await network.db.select().from(redirects).where(eq(redirects.key, 'brief'))).toEqual([]);
});
