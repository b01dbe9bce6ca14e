import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { and, eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { until } from '../../testing/until.ts';
import { migrateDatabase, pendingMigrations } from './migrate.ts';
import { impressions, postViews } from './schema/impressions.ts';
import { posts, postTags } from './schema/posts.ts';
import { postTotals } from './schema/postTotals.ts';
import { categories, tags } from './schema/taxonomy.ts';
import { users } from './schema/users.ts';
import { violatedConstraint } from './violatedConstraint.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const now = new Date('2026-06-15T12:00:00.000Z');
let author = 0;
let film = 0;
let comics = 0;
let robots = 0;

beforeEach(async () => {
  const { db } = database;
  await db.execute(sql`truncate users, categories, tags, posts, post_totals cascade`);
  const person = { firstName: 'A', lastName: 'B', createdAt: now, modifiedAt: now };
  author =
    (
      await db
        .insert(users)
        .values({ ...person, key: 'a-b' })
        .returning()
    )[0]?.id ?? 0;
  const category = (key: string) => ({ site: 'marquee' as const, key, name: key, description: '' });
  const made = await db
    .insert(categories)
    .values([category('film'), category('comics')])
    .returning();
  film = made[0]?.id ?? 0;
  comics = made[1]?.id ?? 0;
  const tag = { site: 'marquee' as const, key: 'robots', name: 'R', seoTitle: '', seoDescription: '', ogTitle: '' };
  robots = (await db.insert(tags).values(tag).returning())[0]?.id ?? 0;
});

let number = 0;
function post(more: Partial<typeof posts.$inferInsert> = {}): typeof posts.$inferInsert {
  number += 1;
  return {
    site: 'marquee',
    key: `post-${number}`,
    status: 'published',
    authorId: author,
    categoryId: film,
    createdAt: now,
    modifiedAt: now,
    publishedAt: now,
    ...more,
  };
}

/** Returns the stored totals that are not 0, as `scope/id/type: number`. */
async function totals(): Promise<Record<string, number>> {
  const rows = await database.db.select().from(postTotals);
  const nonZero = rows.filter(({ total }) => total !== 0);
  return Object.fromEntries(nonZero.map((row) => [`${row.scope}/${row.scopeId}/${row.postType}`, row.total]));
}

test('changes nothing in repeated and concurrent migrations', async () => {
  await Promise.all([1, 2, 3].map(() => migrateDatabase(database.url)));
  const journal = JSON.parse(await readFile(join(import.meta.dirname, 'migrations/meta/_journal.json'), 'utf8'));
  const { rows } = await database.db.execute(sql`select count(*)::int as count from drizzle.__drizzle_migrations`);
  expect(rows).toEqual([{ count: journal.entries.length }]);
});

/** Runs a test on a database that has only the first two migrations. */
async function withOlderDatabase(run: (url: string, client: pg.Client) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-migrations-'));
  await cp(join(import.meta.dirname, 'migrations'), folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 2) }));
  const older = `older_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: database.adminUrl });
  await admin.connect();
  await admin.query(`create database ${older} owner ${database.owner}`);
  const url = database.url.replace(/test_\w+/, older);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await migrate(drizzle(client), { migrationsFolder: folder });
  await rm(folder, { recursive: true });
  try {
    await run(url, client);
  } finally {
    await client.end();
    await admin.query(`drop database ${older} with (force)`);
    await admin.end();
  }
}

test("keeps and finds the posts of an older version's database", () =>
  withOlderDatabase(async (url, client) => {
    await client.query(`insert into posts (site, key, status, name, created_at, modified_at, published_at)
    values ('beat', 'old', 'published', 'Older volcanoes', now(), now(), now()), ('beat', 'draft', 'draft', 'V', now(), now(), null)`);
    await migrateDatabase(url);
    const found = await client.query(
      `select key from posts join post_search on post_id = id where search @@ 'volcano'`,
    );
    expect(found.rows).toEqual([{ key: 'old' }]);
    expect((await client.query('select word from search_words order by 1')).rows).toEqual([
      { word: 'older' },
      { word: 'volcanoes' },
    ]);
  }));

test('lets readers pass while a table is locked and migrates once the table is free', () =>
  withOlderDatabase(async (url, client) => {
    await client.query('begin; select from posts');
    const migrated = migrateDatabase(url, { lockTimeout: 200, pause: 300 }).catch((error: unknown) => error);
    const reader = new pg.Client({ connectionString: url, statement_timeout: 15_000 });
    await reader.connect();
    const isWaiting = "select from pg_locks where relation = 'posts'::regclass and not granted";
    await until(async () => ((await reader.query(isWaiting)).rowCount ?? 0) > 0);
    const read = await reader.query('select from posts').catch((error: unknown) => error);
    await reader.end();
    await client.query('commit');
    expect(await migrated).toBeUndefined();
    expect(read).toMatchObject({ rowCount: 0 });
    expect(await pendingMigrations(url)).toEqual([]);
  }));

describe('totals', () => {
  test('follow posts that are added, changed and removed', async () => {
    const { db } = database;
    await db.insert(posts).values([post(), post({ postType: 'video', editorPick: true }), post({ status: 'draft' })]);
    expect(await totals()).toEqual({
      'site/0/': 2,
      'site/0/article': 1,
      'site/0/video': 1,
      'editorPick/0/': 1,
      'editorPick/0/video': 1,
      [`category/${film}/`]: 2,
      [`category/${film}/article`]: 1,
      [`category/${film}/video`]: 1,
      [`author/${author}/`]: 2,
      [`author/${author}/article`]: 1,
      [`author/${author}/video`]: 1,
    });

    await db.update(posts).set({ status: 'published', categoryId: comics }).where(eq(posts.status, 'draft'));
    await db.update(posts).set({ editorPick: false, postType: 'gallery' }).where(eq(posts.postType, 'video'));
    expect(await totals()).toEqual({
      'site/0/': 3,
      'site/0/article': 2,
      'site/0/gallery': 1,
      [`category/${film}/`]: 2,
      [`category/${film}/article`]: 1,
      [`category/${film}/gallery`]: 1,
      [`category/${comics}/`]: 1,
      [`category/${comics}/article`]: 1,
      [`author/${author}/`]: 3,
      [`author/${author}/article`]: 2,
      [`author/${author}/gallery`]: 1,
    });

    await db.delete(posts).where(eq(posts.categoryId, film));
    expect(await totals()).toMatchObject({ 'site/0/': 1, [`category/${comics}/`]: 1 });
    await db.update(posts).set({ status: 'unpublished' });
    expect(await totals()).toEqual({});
  });

  test('of tags follow the posts that carry them', async () => {
    const { db } = database;
    const [live, draft] = await db
      .insert(posts)
      .values([post(), post({ status: 'draft' })])
      .returning();
    if (!live || !draft) throw new Error('Nothing was inserted.');
    await db.insert(postTags).values([live, draft].map(({ id }) => ({ postId: id, tagId: robots })));
    const ofTag = async () => (await totals())[`tag/${robots}/`] ?? 0;
    expect(await ofTag()).toBe(1);

    await db.update(posts).set({ status: 'published' }).where(eq(posts.id, draft.id));
    expect(await ofTag()).toBe(2);
    await db.update(posts).set({ postType: 'video' }).where(eq(posts.id, live.id));
    expect(await totals()).toMatchObject({ [`tag/${robots}/article`]: 1, [`tag/${robots}/video`]: 1 });
    await db.update(posts).set({ status: 'unpublished' }).where(eq(posts.id, live.id));
    await db.delete(posts).where(eq(posts.id, draft.id));
    expect(await ofTag()).toBe(0);
  });

  test('stay correct under many concurrent publications', async () => {
    const { db } = database;
    const drafts = await db
      .insert(posts)
      .values(Array.from({ length: 30 }, () => post({ status: 'draft' })))
      .returning();
    await db.insert(postTags).values(drafts.map(({ id }) => ({ postId: id, tagId: robots })));
    await Promise.all(drafts.map(({ id }) => db.update(posts).set({ status: 'published' }).where(eq(posts.id, id))));
    expect(await totals()).toMatchObject({ 'site/0/': 30, [`tag/${robots}/`]: 30 });
  });
});

test('records when each published post of a tag appeared', async () => {
  const { db } = database;
  const [made] = await db.insert(posts).values(post()).returning();
  const id = made?.id ?? 0;
  await db.insert(postTags).values({ postId: id, tagId: robots });
  const tagged = async () => (await db.select().from(postTags).where(eq(postTags.postId, id)))[0];
  expect(await tagged()).toMatchObject({ site: 'marquee', postType: 'article', publishedAt: now });
  const later = new Date('2026-07-01T00:00:00.000Z');
  await db.update(posts).set({ publishedAt: later }).where(eq(posts.id, id));
  expect(await tagged()).toMatchObject({ publishedAt: later });
  await db.update(posts).set({ status: 'unpublished' }).where(eq(posts.id, id));
  expect(await tagged()).toMatchObject({ site: null, postType: null, publishedAt: null });
});

test('refuses to publish a post without an address or a time', async () => {
  for (const missing of [{ site: null }, { key: null }, { publishedAt: null }])
    await expect(database.db.insert(posts).values(post(missing))).rejects.toMatchObject({
      cause: { constraint: 'posts_published_complete' },
    });
  await expect(
    database.db.insert(posts).values(post({ status: 'draft', site: null, key: null })),
  ).resolves.toBeDefined();
});

test('allows equal keys on different sites only', async () => {
  const { db } = database;
  await db.insert(posts).values(post({ key: 'same' }));
  await db.insert(posts).values(post({ key: 'same', site: 'beat', categoryId: null }));
  const error: unknown = await db
    .insert(posts)
    .values(post({ key: 'same' }))
    .catch((fault: unknown) => fault);
  expect(violatedConstraint(error)).toBe('posts_site_key');
  expect(violatedConstraint(new Error('other'))).toBeUndefined();
});

test('adds up counted impressions by day', async () => {
  const { db } = database;
  const [made] = await db.insert(posts).values(post()).returning();
  const read = (visitor: string, rejection: 'bot' | null = null) => ({
    postId: made?.id ?? 0,
    authorId: author,
    site: 'marquee' as const,
    day: '2026-06-15',
    visitor,
    rejection,
    createdAt: now,
  });
  await db.insert(impressions).values([read('a'), read('b'), read('c', 'bot')]);
  await expect(db.insert(impressions).values(read('a'))).rejects.toBeDefined();
  const counted = () =>
    db
      .select({ views: postViews.views })
      .from(postViews)
      .where(and(eq(postViews.day, '2026-06-15'), eq(postViews.postId, made?.id ?? 0)));
  expect(await counted()).toEqual([{ views: 2 }]);

  // A rejected read that counts after all does so once; other changes of a read count nothing.
  await db.update(impressions).set({ rejection: null });
  expect(await counted()).toEqual([{ views: 3 }]);
  await db.update(impressions).set({ rejection: null, authorId: null });
  expect(await counted()).toEqual([{ views: 3 }]);
});
