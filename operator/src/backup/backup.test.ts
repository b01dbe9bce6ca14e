import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { bookReads, verifyLedger } from '@marquee/api/acts/ledger.ts';
import { DiskOriginals } from '@marquee/api/acts/pictures.ts';
import { impressions, posts, users } from '@marquee/api/acts/tables.ts';
import { seedFixtures } from '@marquee/api/testing/seedFixtures.ts';
import { createTestDatabase, type TestDatabase } from '@marquee/api/testing/testDatabase.ts';
import { testNow } from '@marquee/api/testing/testNetwork.ts';
import { embeddedHome } from '@marquee/api/testing/testServer.ts';
import { siteFolderKeys } from '@marquee/platform/sites/siteFolders.ts';
import { desc, sql } from 'drizzle-orm';
import { BackupWriter } from './BackupWriter.ts';
import { backUp } from './backUp.ts';
import { backupFormat, type Manifest } from './Manifest.ts';
import { restore } from './restore.ts';
import { contentsOf, filesOf } from './testing/contents.ts';

const journalFile = '1-0badcafe.00000001.reads';
const journalLine = '{"post":1}\n';

let folder: string;
let source: TestDatabase;
let archive: string;
let manifest: Manifest;
let target: TestDatabase;

const installation = (database: TestDatabase, name: string) => ({
  databaseUrl: database.url,
  originals: new DiskOriginals(join(folder, name, 'originals')),
  journalDirectory: join(folder, name, 'impressions'),
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-backup-'));
  // This is always the embedded server. With DATABASE_URL, the restored database is on another server.
  source = await createTestDatabase(embeddedHome);
  const from = installation(source, 'source');
  await seedFixtures(source.db, from.originals);
  const read = await source.db.select().from(posts).where(sql`status = 'published' and author_id is not null`).limit(3);
  const rows = read.flatMap(({ id, authorId, site }) =>
    ['one', 'two'].map((visitor) => ({
      ...{ postId: id, authorId, site: site ?? 'beat', day: '2026-06-15', visitor, createdAt: testNow },
    })),
  );
  await source.db.insert(impressions).values(rows);
  await bookReads(source.db, testNow);
  await runServerOn(source, 'source');
  await mkdir(from.journalDirectory, { recursive: true });
  await writeFile(join(from.journalDirectory, journalFile), journalLine);
  archive = join(folder, 'backup.zip');
  manifest = await backUp(from, archive, testNow);
});
afterAll(async () => {
  await source.drop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  target = await createTestDatabase();
});
afterEach(async () => {
  await target.drop();
  await rm(join(folder, 'target'), { recursive: true, force: true });
});

/** Adds the tables and rows that servers of a network with several nodes write into a database. */
async function runServerOn({ db }: TestDatabase, node: string): Promise<void> {
  await db.execute(sql`insert into release_log (seq, entry) values (1, ${JSON.stringify({ node })}::jsonb)`);
  await db.execute(sql`insert into release_node (node, at, board) values (${node}, 1, '{}')`);
}

const restoreIntoTarget = (path: string) => restore(installation(target, 'target'), path);

/** Checks that the backup is refused, and that the target is still a new installation. */
async function expectRefusal(path: string, reason: string | RegExp): Promise<void> {
  await expect(restoreIntoTarget(path)).rejects.toThrow(reason);
  const rows = Object.values(await contentsOf(target)).reduce((sum, table) => sum + table.length, 0);
  // A new installation has a rate, the four accounts of the house, and the sites of code.
  expect(rows).toBe(5 + siteFolderKeys().length);
  expect(await filesOf(join(folder, 'target'))).toEqual({});
}

test('restores every table, picture and journal', async () => {
  await restoreIntoTarget(archive);
  const [before, after] = [await contentsOf(source), await contentsOf(target)];
  expect(Object.keys(after)).toEqual(Object.keys(before));
  for (const [name, rows] of Object.entries(before)) expect({ [name]: after[name] }).toEqual({ [name]: rows });
  expect(before.posts?.length).toBeGreaterThan(5);
  expect(before.ledger_transfers).toHaveLength(3);
  const files = await filesOf(join(folder, 'source'));
  expect(Object.keys(files).length).toBeGreaterThan(3);
  expect(await filesOf(join(folder, 'target'))).toEqual(files);
});

test("restores content and keeps the releases of a started server's database", async () => {
  await runServerOn(target, 'target');
  await restoreIntoTarget(archive);
  expect(await contentsOf(target)).toEqual(await contentsOf(source));
  const { rows } = await target.db.execute(
    sql`select entry ->> 'node' as logged, node as reported from release_log, release_node`,
  );
  expect(rows).toEqual([{ logged: 'target', reported: 'target' }]);
});

test('restores a backup of the database without touching pictures', async () => {
  const path = join(folder, 'database-only.zip');
  const { originals } = await backUp(installation(source, 'source'), path, testNow, { isDatabaseOnly: true });
  expect(originals).toEqual([]);
  await restoreIntoTarget(path);
  expect(await contentsOf(target)).toEqual(await contentsOf(source));
  expect(Object.keys(await filesOf(join(folder, 'target', 'originals')))).toEqual([]);
  await rm(path);
});

test("leaves the network's releases out of a backup", async () => {
  const names = manifest.tables.map(({ name }) => name);
  expect(names).toContain('posts');
  expect(names.filter((name) => name.startsWith('release_'))).toEqual([]);
});

test('restores a sound ledger that can only be added to', async () => {
  await restoreIntoTarget(archive);
  expect(await verifyLedger(target.db)).toEqual([]);
  await expect(target.db.execute(sql`delete from rates`)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('only added to') },
  });
  expect(await bookReads(target.db, testNow)).toEqual({ transfers: 0, reads: 0 });
});

test('gives new posts, accounts and impressions new ids after a restore', async () => {
  await restoreIntoTarget(archive);
  const { db } = target;
  const [newestPost] = await db.select().from(posts).orderBy(desc(posts.id)).limit(1);
  const [newestUser] = await db.select().from(users).orderBy(desc(users.id)).limit(1);
  const times = { createdAt: testNow, modifiedAt: testNow };
  const [user] = await db
    .insert(users)
    .values({ key: 'new', firstName: 'New', lastName: 'Writer', ...times })
    .returning();
  const [post] = await db
    .insert(posts)
    .values({
      ...{ site: 'beat', key: 'zanzibar', name: 'Zanzibar', status: 'published', authorId: user?.id },
      ...{ publishedAt: testNow, ...times },
    })
    .returning();
  expect(user?.id).toBeGreaterThan(newestUser?.id ?? Number.NaN);
  expect(post?.id).toBeGreaterThan(newestPost?.id ?? Number.NaN);
  await db.insert(impressions).values({
    ...{ postId: post?.id ?? 0, authorId: user?.id, site: 'beat', day: '2026-06-15', visitor: 'three' },
    createdAt: testNow,
  });
  expect(await bookReads(db, testNow)).toEqual({ transfers: 1, reads: 1 });
  expect(await verifyLedger(db)).toEqual([]);
  const found = await db.execute(
    sql`select post_id from post_search where search @@ to_tsquery('marquee_stems', 'zanzibar')`,
  );
  expect(found.rows).toEqual([{ post_id: String(post?.id) }]);
});

test('checks references again after a restore', async () => {
  await restoreIntoTarget(archive);
  const inserted = target.db.insert(posts).values({ authorId: 999_999, createdAt: testNow, modifiedAt: testNow });
  await expect(inserted).rejects.toMatchObject({ cause: { code: '23503' } });
  const keys = sql`select conrelid::regclass::text as table, conname, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conname`;
  expect((await target.db.execute(keys)).rows).toEqual((await source.db.execute(keys)).rows);
});

test('purges the pages of running servers', async () => {
  await restoreIntoTarget(archive);
  const purges = await target.db.execute(sql`select tags from purges order by id desc limit 1`);
  expect(purges.rows).toEqual([{ tags: ['*'] }]);
});

test('refuses a truncated backup before writing anything', async () => {
  const { size } = await stat(archive);
  const cut = join(folder, 'cut.zip');
  for (let place = 0; place < 20; place += 1) {
    await copyFile(archive, cut);
    await truncate(cut, place === 19 ? size - 1 : Math.floor((size * place) / 19));
    await expect(restoreIntoTarget(cut)).rejects.toThrow('truncated or altered');
  }
  await expectRefusal(cut, 'truncated or altered');
});

test('refuses a backup with one altered bit before writing anything', async () => {
  const bytes = await readFile(archive);
  const altered = join(folder, 'altered.zip');
  const places = Array.from({ length: 20 }, (_, number) => Math.floor(((bytes.length - 1) * number) / 19));
  for (const place of places) {
    const changed = Buffer.from(bytes);
    changed[place] = (changed[place] ?? 0) ^ 1;
    await writeFile(altered, changed);
    await expect(restoreIntoTarget(altered)).rejects.toThrow('truncated or altered');
  }
  await expectRefusal(altered, 'truncated or altered');
});

test('refuses incomplete backups and other versions before writing anything', async () => {
  const write = async (name: string, content: object) => {
    const path = join(folder, name);
    const writer = await BackupWriter.create(path, testNow);
    await writer.finish({ ...manifest, ...content });
    return path;
  };
  await expectRefusal(await write('bare.zip', {}), 'differ from its manifest');
  await expectRefusal(await write('newer.zip', { format: backupFormat + 1 }), `has format ${backupFormat + 1}`);
  const parts = { tables: [], originals: [], journals: [] };
  const migration = (later: number) => ({ tag: '9999_later', when: manifest.migration.when + later });
  await expectRefusal(await write('later.zip', { ...parts, migration: migration(1) }), 'newer version of Marquee');
  await expectRefusal(await write('earlier.zip', { ...parts, migration: migration(-1) }), 'version that created it');
  await expectRefusal(await write('other.zip', parts), 'version that created it');
});

test('refuses an installation that has rows or a running api', async () => {
  const times = { createdAt: testNow, modifiedAt: testNow };
  await target.db.insert(users).values({ key: 'ola', firstName: 'Ola', lastName: 'Strand', ...times });
  await expect(restoreIntoTarget(archive)).rejects.toThrow('rows in users');
  expect(await target.db.select().from(posts)).toEqual([]);
  expect(await filesOf(join(folder, 'target'))).toEqual({});

  await target.db.execute(sql`set application_name = 'marquee-purges'`);
  await expect(restoreIntoTarget(archive)).rejects.toThrow('Stop the api');
});

test('replaces no file and leaves none after a failure', async () => {
  await expect(backUp(installation(source, 'source'), archive, testNow)).rejects.toThrow('already exists');
  const nowhere = installation({ ...source, url: `${source.url}_missing` }, 'source');
  const failed = join(folder, 'failed.zip');
  // A folder in place of the journal cannot be read.
  const broken = installation(source, 'broken');
  await mkdir(join(broken.journalDirectory, journalFile), { recursive: true });
  await expect(backUp(broken, failed, testNow)).rejects.toThrow('EISDIR');
  await expect(backUp(nowhere, failed, testNow)).rejects.toThrow('does not exist');
  expect((await readdir(folder)).filter((name) => name.startsWith('failed'))).toEqual([]);
  expect((await stat(archive)).mode & 0o077).toBe(0);
});
