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

it('lists the missing migrations, applies them once, and keeps the rows of tables that were there before', async () => {
  const { db } = database;
  await db.execute(sql`delete from drizzle.__drizzle_migrations where created_at >= 1795430000000`);
  await db.execute(sql`insert into release_log (seq, entry) values (1, '{}')`);
  expect(await linesOf(true)).toEqual(['0030_tables_of_releases', 'Missing migrations: 1. Nothing was changed.']);
  expect(await linesOf(false)).toEqual(['0030_tables_of_releases', 'Applied migrations: 1.']);
  expect(await linesOf(false)).toEqual(['The database is up to date.']);
  expect((await db.execute(sql`select seq from release_log`)).rows).toEqual([{ seq: '1' }]);
});
