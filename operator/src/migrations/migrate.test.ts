import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@marquee/api/testing/testDatabase.ts';
import { sql } from 'drizzle-orm';
import { migrate } from './migrateCommand.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

async function linesOf(isDryRun: boolean): Promise<string[]> {
  const lines: string[] = [];
  await migrate(database.url, isDryRun, (line) => lines.push(line));
  return lines;
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
  expect(names).toContain('0030_tables_of_releases');
  expect(await linesOf(false)).toEqual([...names, `Applied migrations: ${number}.`]);
  expect(await linesOf(false)).toEqual(['The database is up to date.']);
  expect((await db.execute(sql`select seq from release_log`)).rows).toEqual([{ seq: '1' }]);
});
