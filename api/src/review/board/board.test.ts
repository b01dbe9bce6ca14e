import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Board, boardSchema } from '@marquee/shared/domain';
import { eq, sql } from 'drizzle-orm';
import { posts, postTags } from '../../kernel/db/schema/posts.ts';
import { categories, tags } from '../../kernel/db/schema/taxonomy.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { testNow } from '../../testing/testNetwork.ts';
import { ReviewCalls, type ReviewRole } from '../testing/ReviewCalls.ts';

let calls: ReviewCalls;
beforeAll(async () => {
  calls = await ReviewCalls.open();
});
afterAll(() => calls.network.close());

async function board(query = '', role: ReviewRole = 'moderator'): Promise<Board> {
  const response = await calls.call(role, 'GET', `board${query}`);
  expect(response.statusCode).toBe(200);
  return boardSchema.strict().parse(response.json());
}
const namesOf = async (query: string, role?: ReviewRole) => (await board(query, role)).posts.map(({ name }) => name);

async function addPost(row: Partial<typeof posts.$inferInsert>): Promise<number> {
  const [post] = await calls.network.db
    .insert(posts)
    .values({ site: 'omni', createdAt: testNow, modifiedAt: testNow, ...row })
    .returning();
  return post?.id ?? 0;
}

describe('the board', () => {
  test('lists posts in every state to those who may read them', async () => {
    await addPost({ name: 'Own drafts', site: 'marquee' });
    await addPost({ name: 'No site yet', site: null });
    await addPost({ name: 'Thrown away', site: 'marquee', deletedAt: testNow });
    const all = await board('?limit=500');
    const names = all.posts.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Own drafts', 'No site yet', 'Field notes']));
    expect(names).not.toContain('Thrown away');
    expect(Object.values(all.counts ?? {}).reduce((sum, number) => sum + number, 0)).toBe(all.posts.length);
    const limited = await board('?limit=500', 'limited');
    expect(new Set(limited.posts.map(({ site }) => site))).toEqual(new Set(['marquee']));
    expect(limited.posts.map(({ name }) => name)).toContain('Own drafts');
  });

  test('is for editors, auditors and administrators', async () => {
    expect((await calls.call('author', 'GET', 'board')).statusCode).toBe(403);
    expect((await calls.call('limited', 'GET', 'board?site=beat')).statusCode).toBe(403);
    const auditor = { grants: [{ role: 'auditor' as const, site: null, until: null }] };
    await calls.network.db.update(users).set(auditor).where(eq(users.email, 'second@marquee.example'));
    const { posts: read } = await board('?q=own+drafts', 'second');
    expect(read).toEqual([expect.objectContaining({ name: 'Own drafts', canEdit: false })]);
  });

  test('follows a post through its review', async () => {
    const id = await calls.submitted('A harbour at dusk');
    const find = async () => (await board('?q=harbour')).posts[0];
    expect(await find()).toMatchObject({ id, status: 'needs-review', isLive: false, urlPath: null, editor: null });
    await calls.step('moderator', id, 'claim');
    expect(await find()).toMatchObject({ status: 'in-review', canEdit: true });
    const publishAt = new Date(testNow.getTime() + 3_600_000).toISOString();
    await calls.decide('moderator', id, { action: 'schedule', publishAt });
    const scheduled = await find();
    expect(scheduled).toMatchObject({ status: 'scheduled', plannedAt: publishAt, canEdit: false });
    const { name = '' } = scheduled?.editor ?? {};
    expect(await namesOf(`?editor=${encodeURIComponent(name)}`)).toEqual(['A harbour at dusk']);
    await calls.call('moderator', 'POST', `posts/${id}/unschedule`);
    expect(await find()).toMatchObject({ status: 'draft', plannedAt: null, editor: { name } });
  });

  test('shows changes of a published post under the name and status of the changes', async () => {
    const id = await calls.submitted('Ferries');
    await calls.step('moderator', id, 'claim');
    await calls.decide('moderator', id, { action: 'publish' });
    await calls.call('author', 'PUT', `posts/${id}`, { name: 'Ferries, again', content: '<p>Paddlewheel.</p>' });
    expect(await board('?q=paddlewheel')).toMatchObject({
      posts: [{ name: 'Ferries, again', status: 'published', isLive: true, urlPath: expect.any(String) }],
    });
    await calls.submit(id);
    expect((await board('?q=paddlewheel')).posts).toMatchObject([{ status: 'needs-review', isLive: true }]);
  });

  test('finds words in titles and texts, by stem and by beginning', async () => {
    await addPost({ name: 'Öresund', content: '<p>The <b>lighthouses</b> of a strait.</p>' });
    for (const words of ['lighthouse', 'oresund', 'lighth', 'strait öresund', 'LIGHTHOUSE'])
      expect([words, await namesOf(`?q=${encodeURIComponent(words)}`)]).toEqual([words, ['Öresund']]);
    for (const words of ['lighthouse absent', '!!!(', "a' & b", 'nowhereatall'])
      expect((await calls.call('moderator', 'GET', `board?q=${encodeURIComponent(words)}`)).statusCode).toBe(200);
    expect(await namesOf('?q=lighthouse%20absent')).toEqual([]);
  });

  test('filters by section, author, tag, status and day', async () => {
    const { db } = calls.network;
    const [author] = await db
      .insert(users)
      .values({ key: 'io-fjord', firstName: 'Ío', lastName: 'Fjord', createdAt: testNow, modifiedAt: testNow })
      .returning();
    const [category] = await db
      .insert(categories)
      .values({ site: 'omni', key: 'sea', name: 'Sea', description: '' })
      .returning();
    const seo = { seoTitle: '', seoDescription: '', ogTitle: '' };
    const [tag] = await db
      .insert(tags)
      .values({ site: 'omni', key: 'tides', name: 'Tides', ...seo })
      .returning();
    const publishedAt = new Date('2026-03-29T00:30:00Z');
    const live = { name: 'Ebb', key: 'ebb', status: 'published' as const, publishedAt, authorId: author?.id ?? 0 };
    const id = await addPost({ ...live, categoryId: category?.id ?? 0 });
    await db.insert(postTags).values({ postId: id, tagId: tag?.id ?? 0 });
    await addPost({ name: 'Flood', draftTags: [{ id: null, name: 'tides' }] });
    expect(await namesOf('?author=io%20fjord')).toEqual(['Ebb']);
    expect(await namesOf('?site=omni&category=sea')).toEqual(['Ebb']);
    expect(await namesOf('?category=sea')).toEqual([]);
    expect((await namesOf('?tag=Tides')).sort()).toEqual(['Ebb', 'Flood']);
    expect(await namesOf('?tag=Tides&status=draft')).toEqual(['Flood']);
    expect(await namesOf('?site=omni&from=2026-03-29T01:00:00%2B01:00&to=2026-03-30T00:00:00%2B02:00')).toEqual([
      'Ebb',
    ]);
    expect(await namesOf('?site=omni&from=2026-03-29T01:31:00%2B01:00&to=2026-03-30T00:00:00%2B02:00')).toEqual([]);
    const long = await calls.call('moderator', 'GET', 'board?from=2026-01-01T00:00:00Z&to=2026-06-01T00:00:00Z');
    expect(long.statusCode).toBe(400);
  });

  test('pages a list, and says how many pages there are', async () => {
    for (let number = 0; number < 5; number += 1) await addPost({ name: `Buoy ${number}`, summary: 'Anchored.' });
    const pages = [1, 2, 3].map((page) => board(`?q=anchored&limit=2&page=${page}`));
    const read = await Promise.all(pages);
    expect(read.map(({ totalPages }) => totalPages)).toEqual([3, 3, 3]);
    expect(new Set(read.flatMap((page) => page.posts.map(({ name }) => name))).size).toBe(5);
    expect(read[0]?.counts).toEqual({ draft: 5 });
  });

  test('shows the newest posts with words that very many posts contain', async () => {
    await calls.network.db.execute(sql`insert into posts (site, name, created_at, modified_at)
      select 'omni', 'Barnacle ' || n, ${testNow.toISOString()}::timestamptz, ${testNow.toISOString()}::timestamptz + n * interval '1 s'
      from generate_series(1, 2100) n`);
    const found = await board('?q=barnacle&limit=3');
    expect(found).toMatchObject({ counts: null, totalPages: 2 });
    expect(found.posts.map(({ name }) => name)).toEqual(['Barnacle 2100', 'Barnacle 2099', 'Barnacle 2098']);
    expect((await board('?q=barnacle&limit=3&page=6')).posts).toEqual([]);
    expect((await board('?q=barnacle&status=published')).posts).toEqual([]);
  });
});

test.each([
  'page=0',
  'page=2001',
  'limit=501',
  'status=lost',
  'from=yesterday',
  'site=nowhere',
  `author=${'x'.repeat(101)}`,
])('refuses %s', async (query) => {
  expect((await calls.call('moderator', 'GET', `board?${query}`)).statusCode).toBe(400);
});
