import { describe, expect, it, test } from '@jest/globals';
import { readJournal, readMigrationSql } from '@marquee/api/acts/database.ts';
import { incompatibleStatements } from './incompatibleStatements.ts';
import { reviewedMigrations } from './reviewedMigrations.ts';

const reasonsFor = async (...files: string[]) =>
  (await incompatibleStatements(files.map((sql, number) => ({ tag: `000${number}`, sql })))).map(
    ({ reason }) => reason,
  );

const journal = await readJournal();

describe('each migration of this version', () => {
  test.each(journal.map(({ tag }) => tag))('leaves the previous version working: %s', async (tag) => {
    const found = await incompatibleStatements([{ tag, sql: await readMigrationSql(tag) }]);
    // A reviewed migration without findings needs no review.
    expect(found.length > 0).toBe(tag in reviewedMigrations);
  });
});

it.each([
  ['alter table posts drop column name', 'drops what the previous version may use'],
  ['drop table posts', 'drops what the previous version may use'],
  ['drop view public.newest', 'drops what the previous version may use'],
  ['drop function send_purge(text[])', 'drops what the previous version may use'],
  ['alter table posts rename column name to title', 'renames what the previous version may use'],
  ['alter table posts rename to articles', 'renames what the previous version may use'],
  [
    'alter table posts alter column name type varchar(20)',
    'changes the type of a column that the previous version may use',
  ],
  ['alter table posts alter column name set not null', 'may refuse rows of the previous version'],
  ['alter table posts add column tone text not null', 'needs a value that the previous version does not write'],
  ['alter table posts add constraint short check (length(name) < 9)', 'may refuse rows of the previous version'],
  ['create unique index one_name on posts (name)', 'may refuse rows of the previous version'],
  ['do $$ begin execute 1; end $$', 'runs code that this check does not read'],
  ['-- größer\nselect 1; ALTER TABLE posts ADD a text,\n  DROP b', 'drops what the previous version may use'],
])('finds %s', async (sql, reason) => {
  expect(await reasonsFor(sql)).toEqual([reason]);
});

it.each([
  "alter table posts add column tone text not null default ''",
  'alter table posts add column number bigint generated always as identity not null',
  'alter table posts add column tone text',
  'alter table posts alter column name drop not null',
  'alter table posts drop constraint short; alter table posts add constraint short check (length(name) < 99)',
  'create index names on posts (name); drop index names; alter index names rename to others',
  'create table tones (id int); alter table tones add constraint few check (id < 9); create unique index one on tones (id)',
  "create or replace function f() returns int language sql as 'select 1'",
  'drop trigger t on posts',
])('allows %s', async (sql) => {
  expect(await reasonsFor(sql)).toEqual([]);
});

it('allows any change of a table that an earlier missing migration creates', async () => {
  expect(await reasonsFor('create table tones (id int)', 'alter table tones drop column id; drop table tones')).toEqual(
    [],
  );
});

it('shows the whole statement in one line without comments', async () => {
  const sql = 'select 1;\n-- für später\nalter table posts\n  drop column name; -- gone\nselect 2;';
  const [found] = await incompatibleStatements([{ tag: '0070_drop', sql }]);
  expect(found).toMatchObject({ tag: '0070_drop', statement: 'alter table posts drop column name' });
});
