import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { posts, postTags } from '../../kernel/db/schema/posts.ts';
import { categories, channels, tags } from '../../kernel/db/schema/taxonomy.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { testNow } from '../../testing/testNetwork.ts';
import { readRelatedIds } from './relatedPosts.ts';

type Placed = { key: string; category?: string; channel?: string; tags?: string[]; hasAuthor?: boolean };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await db
    .insert(users)
    .values({ key: 'ada', firstName: 'Ada', lastName: 'North', createdAt: testNow, modifiedAt: testNow });
  const named = (key: string) => ({ site: 'omni' as const, key, name: key, description: '' });
  await db.insert(categories).values([named('space'), named('art')]);
  await db.insert(channels).values(named('signal'));
  const seo = { seoTitle: '', seoDescription: '', ogTitle: '' };
  await db.insert(tags).values([
    { ...named('moons'), ...seo },
    { ...named('robots'), ...seo },
  ]);
});
afterAll(() => database.drop());

/** Replaces a site's posts by new posts, the newest first. */
async function publish(placed: readonly Placed[]): Promise<void> {
  const { db } = database;
  await db.delete(posts);
  const [author] = await db.select().from(users);
  const idsOf = async (table: typeof categories | typeof channels | typeof tags) =>
    new Map((await db.select({ id: table.id, key: table.key }).from(table)).map(({ id, key }) => [key, id]));
  const [categoryIds, channelIds, tagIds] = [await idsOf(categories), await idsOf(channels), await idsOf(tags)];
  for (const [index, { key, category = '', channel = '', tags: names = [], hasAuthor = true }] of placed.entries()) {
    const at = new Date(testNow.getTime() - index * 3_600_000);
    const [post] = await db
      .insert(posts)
      .values({
        site: 'omni',
        key,
        name: key,
        title: key,
        status: 'published',
        authorId: hasAuthor ? (author?.id ?? null) : null,
        categoryId: categoryIds.get(category) ?? null,
        channelId: channelIds.get(channel) ?? null,
        createdAt: at,
        modifiedAt: at,
        publishedAt: at,
      })
      .returning();
    for (const name of names) await db.insert(postTags).values({ postId: post?.id ?? 0, tagId: tagIds.get(name) ?? 0 });
  }
}

async function relatedTo(key: string): Promise<string[]> {
  const { db } = database;
  const rows = await db.select({ id: posts.id, key: posts.key }).from(posts);
  const id = rows.find((row) => row.key === key)?.id ?? 0;
  const keys = new Map(rows.map((row) => [row.id, row.key ?? '']));
  return (await readRelatedIds(db, id)).map((related) => keys.get(related) ?? '');
}

const others = (count: number): Placed[] => Array.from({ length: count }, (_, index) => ({ key: `other-${index}` }));

describe('related posts', () => {
  test('are of the category, sorted by shared tags and age', async () => {
    await publish([
      { key: 'newest', category: 'space' },
      { key: 'one-tag', category: 'space', tags: ['moons'] },
      { key: 'post', category: 'space', tags: ['moons', 'robots'] },
      { key: 'read-next' },
      { key: 'older', category: 'space' },
      { key: 'two-tags', category: 'space', tags: ['moons', 'robots'] },
    ]);
    expect(await relatedTo('post')).toEqual(['two-tags', 'one-tag', 'newest', 'older']);
  });

  test('fill up from the channel, the tags and the site, in this order', async () => {
    await publish([
      { key: 'of-site' },
      { key: 'of-tag', category: 'art', tags: ['moons'] },
      { key: 'of-channel', category: 'art', channel: 'signal' },
      { key: 'post', category: 'space', channel: 'signal', tags: ['moons'] },
      { key: 'read-next', category: 'space' },
      { key: 'older-of-site' },
      { key: 'of-category', category: 'space' },
      { key: 'oldest-of-site' },
    ]);
    expect(await relatedTo('post')).toEqual(['of-category', 'of-channel', 'of-tag', 'of-site']);
  });

  test('contain up to six of the category', async () => {
    const ofCategory = others(9).map((other) => ({ ...other, category: 'space' }));
    await publish([{ key: 'post', category: 'space' }, { key: 'read-next' }, ...ofCategory]);
    expect(await relatedTo('post')).toHaveLength(6);
    await publish([
      { key: 'post', category: 'space' },
      { key: 'read-next' },
      ...ofCategory.slice(0, 5),
      ...others(19).slice(9),
    ]);
    expect(await relatedTo('post')).toEqual(['other-0', 'other-1', 'other-2', 'other-3', 'other-4']);
  });

  test('are four if possible, even for a post with nothing in common with others', async () => {
    await publish([{ key: 'post' }, { key: 'read-next' }, ...others(9)]);
    expect(await relatedTo('post')).toEqual(['other-0', 'other-1', 'other-2', 'other-3']);
    await publish([...others(3), { key: 'post' }]);
    expect(await relatedTo('post')).toEqual(['other-0', 'other-1', 'other-2']);
  });

  test('never repeat the post itself or the next post', async () => {
    await publish([
      { key: 'newer', category: 'space' },
      { key: 'post', category: 'space' },
      { key: 'read-next', category: 'space' },
    ]);
    expect(await relatedTo('post')).toEqual(['newer']);
    expect(await relatedTo('read-next')).toEqual(['newer', 'post']);
  });

  test('leave out unpublished posts and posts without an author, which have no card', async () => {
    await publish([{ key: 'nobody', hasAuthor: false }, { key: 'hidden' }, { key: 'shown' }, { key: 'post' }]);
    await database.db.update(posts).set({ status: 'unpublished' }).where(eq(posts.key, 'hidden'));
    expect(await relatedTo('post')).toEqual(['shown']);
  });

  test('include old posts of the category that share a tag', async () => {
    await publish([
      { key: 'post', category: 'space', tags: ['moons'] },
      { key: 'read-next' },
      ...others(30).map((other) => ({ ...other, category: 'space' })),
      { key: 'far-back', category: 'space', tags: ['moons'] },
    ]);
    expect((await relatedTo('post'))[0]).toBe('far-back');
  });
});
