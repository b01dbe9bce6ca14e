import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openOriginals } from '@marquee/api/acts/pictures.ts';
import { readConfig } from '@marquee/api/acts/settings.ts';
import { seedFixtures } from '@marquee/api/testing/seedFixtures.ts';
import { createTestDatabase, type TestDatabase } from '@marquee/api/testing/testDatabase.ts';
import { testNow } from '@marquee/api/testing/testNetwork.ts';
import { sql } from 'drizzle-orm';
import { backUp } from './backUp.ts';
import { contentsOf, filesOf } from './testing/contents.ts';

/** Number of kills. Each takes seconds, because the program starts again. */
const kills = Number(process.env.RESTORE_KILLS ?? 2);

let folder: string;
let source: TestDatabase;
let target: TestDatabase;
let archive: string;

const configOf = (database: TestDatabase, name: string) =>
  readConfig({ DATA_DIR: join(folder, name), DATABASE_URL: database.url });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-restore-'));
  source = await createTestDatabase();
  target = await createTestDatabase();
  const config = configOf(source, 'source');
  const originals = await openOriginals(config);
  await seedFixtures(source.db, originals);
  archive = join(folder, 'backup.zip');
  await backUp(
    { databaseUrl: source.url, originals, journalDirectory: config.impressions.directory },
    archive,
    testNow,
  );
});
afterAll(async () => {
  await source.drop();
  await target.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Starts `restore` for the target in a separate process. */
function startRestore() {
  const env = { ...process.env, DATABASE_URL: target.url, DATA_DIR: join(folder, 'target') };
  const args = ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '../main.ts'), 'restore', archive];
  return spawn(process.execPath, args, { env, stdio: 'ignore' });
}

/** Checks whether the target has an open transaction of a restore. */
async function isRestoring(): Promise<boolean> {
  const { rows } = await target.db.execute(
    sql`select from pg_stat_activity where datname = current_database() and application_name = 'marquee-backup' and xact_start is not null`,
  );
  return rows.length > 0;
}

const waitMs = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('leaves an empty installation after a killed restore and restores it completely afterwards', async () => {
  const empty = await contentsOf(target);
  for (let kill = 0; kill < kills; kill += 1) {
    const child = startRestore();
    const ended = once(child, 'exit');
    while (child.exitCode === null && !(await isRestoring())) await waitMs(10);
    await waitMs(Math.random() * 120);
    child.kill('SIGKILL');
    await ended;
    // The server notices the dead client at the next message.
    while (await isRestoring()) await waitMs(5);
    const contents = await contentsOf(target);
    // A kill after the last statement came too late.
    if (contents.posts?.length) break;
    expect(contents).toEqual(empty);
  }
  const isEmpty = (await contentsOf(target)).posts?.length === 0;
  if (isEmpty) {
    const child = startRestore();
    expect(await once(child, 'exit')).toEqual([0, null]);
  }
  expect(await contentsOf(target)).toEqual(await contentsOf(source));
  expect(await filesOf(join(folder, 'target/originals'))).toEqual(await filesOf(join(folder, 'source/originals')));
});
