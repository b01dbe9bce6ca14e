import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { DiskOriginals } from '@marquee/api/acts/pictures.ts';
import { seedFixtures } from '@marquee/api/testing/seedFixtures.ts';
import { createTestDatabase, type TestDatabase } from '@marquee/api/testing/testDatabase.ts';
import { testNow } from '@marquee/api/testing/testNetwork.ts';
import { sql } from 'drizzle-orm';
import { removeDemo } from './removeDemo.ts';

const now = new Date('2026-06-16T12:00:00.000Z');

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-demo-'));
  database = await createTestDatabase();
  await seedFixtures(database.db, new DiskOriginals(folder));
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

async function count(table: string, condition = 'true'): Promise<number> {
  const { rows } = await database.db.execute<{ n: number }>(
    sql.raw(`select count(*)::int as n from ${table} where ${condition}`),
  );
  return rows[0]?.n ?? Number.NaN;
}
const published = () => count('posts', "status = 'published'");

it('removes the demo with its people and their passwords', async () => {
  const before = await published();
  expect(before).toBeGreaterThan(5);
  const removal = await removeDemo(database.db, { now, isDryRun: false });
  expect(removal).toMatchObject({ posts: before, remaining: [] });
  expect(await published()).toBe(0);
  expect(await count('users')).toBe(0);
  expect(await count('promos')).toBe(0);
  expect(await count('posts', "title <> '' or key is not null or content <> ''")).toBe(0);
});

it('changes nothing in a dry run, and returns the same numbers', async () => {
  const before = await published();
  const shown = await removeDemo(database.db, { now, isDryRun: true });
  expect(await published()).toBe(before);
  expect(await removeDemo(database.db, { now, isDryRun: false })).toEqual(shown);
});

it('keeps content that a person has created or changed', async () => {
  const { db } = database;
  const { rows } = await db.execute<{ id: string; author_id: string; category_id: string }>(sql`
    update posts set title = 'Rewritten', version = 2, modified_at = ${now.toISOString()}
    where id = (select min(id) from posts where author_id is not null and category_id is not null)
    returning id, author_id, category_id`);
  const [edited] = rows;
  await db.execute(sql`insert into posts (site, key, title, name, status, created_at, modified_at)
    values ('beat', 'own', 'Our own', 'Our own', 'draft', ${testNow.toISOString()}, ${testNow.toISOString()})`);
  await db.execute(sql`insert into tags (site, key, name, seo_title, seo_description, og_title)
    values ('beat', 'own-tag', 'Own tag', '', '', '')`);
  const { remaining } = await removeDemo(db, { now, isDryRun: false });
  expect(remaining[0]).toContain('Rewritten');
  expect(await count('posts', "title in ('Rewritten', 'Our own')")).toBe(2);
  expect(await count('users', `id = ${edited?.author_id}`)).toBe(1);
  expect(await count('categories', `id = ${edited?.category_id}`)).toBe(1);
  expect(await count('tags', "key = 'own-tag'")).toBe(1);
});
