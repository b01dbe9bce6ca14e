import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type CuratedSection, curatedSectionListSchema, curationLimits } from '@marquee/shared/domain';
import { and, eq, sql } from 'drizzle-orm';
import { audit } from '../../../kernel/db/schema/audit.ts';
import { posts } from '../../../kernel/db/schema/posts.ts';
import { tags } from '../../../kernel/db/schema/taxonomy.ts';
import { users } from '../../../kernel/db/schema/users.ts';
import { demoAccounts } from '../../../people/demo/demoAccounts.ts';
import { moderatorOf } from '../../../testing/moderatorOf.ts';
import { createTestNetwork, type TestNetwork } from '../../../testing/testNetwork.ts';
import { until } from '../../../testing/until.ts';
import { signIn } from '../../../testing/writers.ts';

let network: TestNetwork;
let cookie = '';
beforeAll(async () => {
  network = await createTestNetwork({ SAVE_LIMIT: '1000' });
  cookie = await signIn(network.app, demoAccounts.moderator);
});
afterAll(() => network.close());

const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
  network.app.inject({
    method,
    url: `/api/vocal/curation/beat/${path}`,
    headers: { cookie },
    ...(payload && { payload }),
  });
const read = async (path: string) =>
  (await network.app.inject({ url: `/api/${path}`, headers: { 'x-marquee-site': 'beat' } })).json();
const list = async (kind: string) => curatedSectionListSchema.parse((await send('GET', kind)).json()).sections;
async function sectionOf(kind: string, key: string): Promise<CuratedSection> {
  const found = (await list(kind)).find((section) => section.key === key);
  if (!found) throw new Error(`There is no ${key}.`);
  return found;
}

describe('a change of a category', () => {
  test('appears on the site, redirects the former key and is recorded in the audit', async () => {
    const { id, name, key } = await sectionOf('categories', 'gear');
    const after = { name: 'Kit', key: 'kit' };
    const changed = await send('PATCH', `categories/${id}`, { ...after, before: { name, key } });
    expect(changed.json()).toMatchObject({ success: true, section: { id, ...after } });
    await until(async () => (await read('categories/gear')).category.name === 'Kit');
    const [row] = await network.db
      .select()
      .from(audit)
      .where(and(eq(audit.subject, 'category'), eq(audit.subjectId, id)));
    expect(row).toMatchObject({ action: 'change', site: 'beat', before: { name, key }, after });

    const outdated = await send('PATCH', `categories/${id}`, { name: 'Gear', key: 'gear', before: { name, key } });
    expect(outdated.json()).toMatchObject({ status: 409, code: 'section-changed' });
    const taken = await send('PATCH', `categories/${id}`, { name: 'Kit', key: 'live', before: after });
    expect(taken.json()).toMatchObject({ status: 409, code: 'key-taken', errors: [{ pointer: '/key' }] });
  });

  test.each(['Upper', 'two  words', '-a', 'a--b', 'x'.repeat(61), 'list'])('refuses the key %j', async (key) => {
    const { id, name, key: former } = await sectionOf('categories', 'live');
    const refused = await send('PATCH', `categories/${id}`, { name, key, before: { name, key: former } });
    expect(refused.json()).toMatchObject({ status: 422, errors: [{ pointer: '/key' }] });
  });
});

test('adds a category at the end with a key from its name', async () => {
  const created = await send('POST', 'categories', { name: 'Café Sessions' });
  expect(created.statusCode).toBe(201);
  expect(created.json()).toMatchObject({ section: { key: 'cafe-sessions', name: 'Café Sessions', posts: 0 } });
  await until(async () => (await read('categories/list')).categories.at(-1).key === 'cafe-sessions');
  const { id } = created.json().section;
  const rows = await network.db
    .select({ action: audit.action, after: audit.after })
    .from(audit)
    .where(and(eq(audit.subject, 'category'), eq(audit.subjectId, id)));
  expect(rows).toEqual([{ action: 'create', after: { key: 'cafe-sessions', name: 'Café Sessions' } }]);

  expect((await send('POST', 'categories', { name: 'Cafe, sessions!' })).json()).toMatchObject({ code: 'key-taken' });
  for (const body of [{ name: '!?' }, { name: 'List' }, { name: 'A', key: 'next' }])
    expect((await send('POST', 'categories', body)).json()).toMatchObject({
      status: 422,
      errors: [{ pointer: '/key' }],
    });
  expect((await send('POST', 'tags', { name: '!?', key: 'night' })).statusCode).toBe(201);
});

test('refuses a key that a submission takes at the same moment', async () => {
  const { id, name, key } = await sectionOf('tags', 'studios');
  const changed = await network.db.transaction(async (transaction) => {
    const row = { site: 'beat' as const, key: 'raced', name: 'Raced', seoTitle: '', seoDescription: '', ogTitle: '' };
    await transaction.insert(tags).values(row);
    const response = send('PATCH', `tags/${id}`, { name, key: 'raced', before: { name, key } });
    await until(async () => {
      const { rowCount } = await transaction.execute(sql`select from pg_locks where not granted`);
      return rowCount !== 0;
    });
    return { response };
  });
  expect((await changed.response).json()).toMatchObject({ status: 409, code: 'key-taken' });
});

test('limits a site to 100 channels', async () => {
  const { channels } = await read('channels/list');
  for (let number = channels.length; number < curationLimits.channels; number += 1)
    expect((await send('POST', 'channels', { name: `Channel ${number}` })).statusCode).toBe(201);
  expect((await send('POST', 'channels', { name: 'One more' })).json()).toMatchObject({ code: 'curation-full' });
});

describe('the description, picture and place of a category', () => {
  test('appear on its page and need their former values for a change', async () => {
    const { id, name, key, description, image, position } = await sectionOf('categories', 'live');
    const body = { name, key, description: 'Rooms with people in them.', position: 40 };
    const before = { name, key, description, position };
    const changed = await send('PATCH', `categories/${id}`, { ...body, before });
    expect(changed.json()).toMatchObject({ section: { ...body, image } });
    await until(async () => (await read('categories/live')).category.description === body.description);
    await until(async () => (await read('categories/list')).categories.at(-1).key === 'live');
    const outdated = await send('PATCH', `categories/${id}`, { ...body, before });
    expect(outdated.json()).toMatchObject({ status: 409, code: 'section-changed' });
  });

  test.each([
    [{ description: 'x'.repeat(501) }, { description: '' }, '/description'],
    [{ position: 1_000 }, { position: 0 }, '/position'],
    [{ description: 'Unseen.' }, {}, '/before'],
    [{ image: { public_id: 'uploads/of-nobody', width: 9, height: 9 } }, undefined, '/image'],
  ])('refuse %j', async (after, seen, pointer) => {
    const { id, name, key, image } = await sectionOf('categories', 'live');
    const before = { name, key, ...(seen ?? { image }) };
    const refused = await send('PATCH', `categories/${id}`, { name, key, ...after, before });
    expect(refused.json()).toMatchObject({ status: 422, errors: [{ pointer }] });
  });

  test('are refused for a tag', async () => {
    const { id, name, key } = await sectionOf('tags', 'drums');
    const body = { name, key, description: 'A', before: { name, key, description: '' } };
    const refused = await send('PATCH', `tags/${id}`, body);
    expect(refused.json()).toMatchObject({ status: 422, errors: [{ pointer: '/description' }] });
  });
});

test('removes an unused category only, and merges a category with all its posts', async () => {
  const from = await sectionOf('categories', 'records');
  const into = await sectionOf('categories', 'scenes');
  expect((await send('DELETE', `categories/${from.id}`)).json()).toMatchObject({ status: 409, code: 'section-in-use' });
  const merged = await send('POST', `categories/${into.id}/merge`, { from: [from.id] });
  expect(merged.json().section.posts).toBe(from.posts + into.posts);
  await until(async () => (await read('categories/records')).category?.key === 'scenes');
  expect((await read('posts/list?categoryKey=scenes')).total).toBe(from.posts + into.posts);
  expect((await send('POST', `categories/${into.id}/merge`, { from: [into.id] })).statusCode).toBe(422);
  expect((await send('DELETE', `categories/${from.id}`)).statusCode).toBe(404);
});

test('merges three tags with 10,000 posts so that lists, totals and searches have each post once', async () => {
  const { db } = network;
  await db.longTransaction(120_000, async (transaction) => {
    await transaction.execute(sql`insert into tags (site, key, name, seo_title, seo_description, og_title)
      select 'beat', 'many-' || n, 'Many ' || n, '', '', '' from generate_series(1, 3) n`);
    await transaction.execute(sql`insert into posts (site, key, status, name, created_at, modified_at, published_at)
      select 'beat', 'of-many-' || n, 'published', 'Of many', t, t, t
      from generate_series(1, 10000) n, lateral (select timestamptz '2026-01-01' + n * interval '1 second' as t) time`);
    // Each post has one of the tags, and every tenth another one as well.
    await transaction.execute(sql`insert into post_tag (post_id, tag_id)
      select p.id, t.id from posts p join tags t on t.site = 'beat' and t.key like 'many-%'
      where p.key like 'of-many-%' and (t.key = 'many-' || p.id % 3 + 1 or (p.id % 10 = 0 and t.key = 'many-1'))`);
  });
  const [into, ...from] = await Promise.all(['many-1', 'many-2', 'many-3'].map((key) => sectionOf('tags', key)));
  const merged = await send('POST', `tags/${into?.id}/merge`, { from: from.map(({ id }) => id) });
  expect(merged.json()).toMatchObject({ success: true, section: { key: 'many-1', posts: 10_000 } });
  for (const key of ['many-2', 'many-3']) await until(async () => (await read(`tags/${key}`)).tag?.key === 'many-1');
  expect((await read('posts/list?tags=many-1')).total).toBe(10_000);
  const { rows } = await db.execute(sql`select count(*)::int as posts from post_search
    where search @@ ${`'tag:${into?.id}'`}::tsquery`);
  expect(rows).toEqual([{ posts: 10_000 }]);
});

test('replaces a merged tag in drafts', async () => {
  const { db } = network;
  const from = await sectionOf('tags', 'synths');
  const into = await sectionOf('tags', 'studios');
  const tagsOf = (...given: CuratedSection[]) => given.map(({ id, name }) => ({ id, name }));
  const added = { id: null, name: 'New' };
  const now = new Date();
  const [draft] = await db
    .insert(posts)
    .values({ createdAt: now, modifiedAt: now, draftTags: [...tagsOf(from), added, ...tagsOf(into)] })
    .returning();
  expect((await send('POST', `tags/${into.id}/merge`, { from: [from.id] })).statusCode).toBe(200);
  const [row] = await db
    .select({ draftTags: posts.draftTags })
    .from(posts)
    .where(eq(posts.id, draft?.id ?? 0));
  expect(row?.draftTags).toEqual([...tagsOf(into), added]);
});

test('refuses moderators of other sites', async () => {
  const { email } = demoAccounts.moderator;
  const limit = (sites: 'marquee'[] | null) =>
    network.db
      .update(users)
      .set({ grants: moderatorOf(sites) })
      .where(eq(users.email, email));
  await limit(['marquee']);
  expect((await send('GET', 'tags')).json()).toMatchObject({ status: 403, code: 'moderator-only' });
  await limit(null);
  expect((await send('GET', 'tags')).statusCode).toBe(200);
});
