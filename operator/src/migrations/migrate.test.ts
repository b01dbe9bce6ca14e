import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { migrateDatabase, pendingMigrations } from '@marquee/api/acts/database.ts';
import { createTestDatabase, type TestDatabase } from '@marquee/api/testing/testDatabase.ts';
import { sql } from 'drizzle-orm';
import { judge, migrate } from './migrate.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

async function linesOf(isDryRun: boolean): Promise<string[]> {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  await migrate(database.url, { isDryRun, allowsIncompatible: false }, { print, report: print });
  return lines;
}

/** Takes back the newest migrations in the table of migrations only. */
async function forget(count: number): Promise<void> {
  await database.db.execute(sql`delete from drizzle.__drizzle_migrations where created_at in (
    select created_at from drizzle.__drizzle_migrations order by created_at desc limit ${count})`);
}

it('lists missing migrations, applies them once and keeps rows of existing tables', async () => {
  const { db } = database;
  // The database only contains a table that a server of an older version created.
  for (const schema of ['public', 'drizzle', 'pgboss'])
    await db.execute(sql`drop schema if exists ${sql.identifier(schema)} cascade`);
  await db.execute(sql`create schema public`);
  await db.execute(sql`create table release_log (seq bigint primary key, entry jsonb not null)`);
  await db.execute(sql`insert into release_log (seq, entry) values (1, '{}')`);
  const [...names] = await linesOf(true);
  const number = names.length - 1;
  expect(names.pop()).toBe(`Missing migrations: ${number}. Nothing was changed.`);
  const tags = names.map((text) => text.split('\n')[0]?.slice('-- '.length));
  expect(tags).toContain('0030_tables_of_releases');
  expect(names.join()).toContain('CREATE TABLE "posts"');
  expect(await linesOf(false)).toEqual([...tags, `Applied migrations: ${number}.`]);
  expect(await linesOf(false)).toEqual(['The database is up to date.']);
  expect((await db.execute(sql`select seq from release_log`)).rows).toEqual([{ seq: '1' }]);
});

it('says that the previous version keeps working', async () => {
  await forget(1);
  const lines = await linesOf(true);
  expect(lines.slice(-2)).toEqual([
    'The previous version keeps working after these migrations.',
    'Missing migrations: 1. Nothing was changed.',
  ]);
});

it('reports locked tables and changes nothing after the last attempt', async () => {
  const { db, url } = database;
  await forget(1);
  const lines: string[] = [];
  const holder = await db.$client.connect();
  try {
    await holder.query('begin; lock table drizzle.__drizzle_migrations in access exclusive mode');
    const print = (line: string) => void lines.push(line);
    const attempt = migrateDatabase(url, { lockTimeout: 20, pause: 1 }, print);
    await expect(attempt).rejects.toThrow('a table stayed locked in 10 attempts of 20 ms');
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  expect(lines).toHaveLength(9);
  expect(lines[0]).toBe('A table stayed locked for 20 ms. Attempt 2 of 10 follows.');
  expect(await pendingMigrations(url)).toHaveLength(1);
});

it('refuses migrations after which the previous version may fail, unless they are allowed', async () => {
  const pending = [{ tag: '9999_drop', sql: 'alter table posts drop column name' }];
  const finding = '✖ 9999_drop drops what the previous version may use: alter table posts drop column name';
  expect(await judge(pending, false)).toEqual({
    lines: [finding, expect.stringContaining('--allow-incompatible')],
    isRefused: true,
  });
  expect(await judge(pending, true)).toEqual({ lines: [finding], isRefused: false });
});
