import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@marquee/api/testing/testDatabase.ts';
import { until } from '@marquee/api/testing/until.ts';
import { recordPublished } from '@marquee/releases/registry/decisions.ts';
import { openRegistry } from '@marquee/releases/registry/openRegistry.ts';

const traits = { commit: 'c0ffee', archive: 'sha384-a', files: 'sha384-f', brotliBytes: 1 };
const publish = (letter: string) => recordPublished('mf-post', { ...traits, version: `0.1.0-${letter.repeat(10)}` });

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-notices-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

describe.each([
  ['a folder', () => undefined],
  ['a database', () => database.url],
] as [string, () => string | undefined][])('a registry in %s', (_name, urlOf) => {
  const open = () => openRegistry({ databaseUrl: urlOf(), dataFolder: folder, onError: () => undefined });

  test('notifies every watching node of an entry by another process', async () => {
    const [writer, reader] = [open(), open()];
    await writer.write('post', publish('a'));
    let notices = 0;
    const stop = reader.watch(() => {
      notices += 1;
    });
    // A new connection counts as a notice, because it may have missed one.
    if (urlOf()) await until(() => notices > 0);
    const before = notices;
    await writer.write('post', publish('b'));
    await until(() => notices > before);
    expect((await reader.read()).parts['mf-post'].releases.size).toBe(2);
    stop();
    const after = notices;
    await writer.write('post', publish('c'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(notices).toBe(after);
    await Promise.all([writer.close(), reader.close()]);
  });
});

test('a node gets notices again after its connection to the database was lost', async () => {
  const open = () => openRegistry({ databaseUrl: database.url, dataFolder: folder, onError: () => undefined });
  const [writer, reader] = [open(), open()];
  let notices = 0;
  const stop = reader.watch(() => {
    notices += 1;
  });
  await until(() => notices > 0);
  const before = notices;
  await database.db.$client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'marquee_release_log'",
  );
  await until(() => notices > before);
  const connected = notices;
  await writer.write('post', publish('d'));
  await until(() => notices > connected);
  stop();
  await Promise.all([writer.close(), reader.close()]);
});
