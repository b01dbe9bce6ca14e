import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@marquee/api/testing/testDatabase.ts';
import { recordPublished } from '@marquee/releases/registry/decisions.ts';
import { PostgresLog } from '@marquee/releases/registry/PostgresLog.ts';
import { Registry } from '@marquee/releases/registry/Registry.ts';

/** This test is not in the shell, because the database server for tests belongs to the api. */

let database: TestDatabase;
let logs: PostgresLog[];

beforeEach(async () => {
  database = await createTestDatabase();
  logs = [];
});
afterEach(async () => {
  await Promise.all(logs.map((log) => log.close()));
  await database.drop();
});

function machine(): Registry {
  const log = new PostgresLog(database.url, () => undefined);
  logs.push(log);
  return new Registry(log);
}

const traits = (letter: string) => ({
  version: `0.1.0-${letter.repeat(10)}`,
  commit: 'abc',
  archive: 'sha384-a',
  files: 'sha384-f',
  brotliBytes: 1_000,
});

describe('the release log in PostgreSQL', () => {
  test('is one log for several nodes in any order of their starts', async () => {
    const letters = ['a', 'b', 'c', 'd', 'e', 'f'];
    await Promise.all(
      letters.map((letter) => machine().write(`team ${letter}`, recordPublished('mf-post', traits(letter)))),
    );
    const { seq, parts } = await machine().read();
    expect(seq).toBe(letters.length);
    expect(
      [...parts['mf-post'].releases.values()].map(({ version, publishedBy }) => [version, publishedBy]).sort(),
    ).toEqual(letters.map((letter) => [traits(letter).version, `team ${letter}`]));
  });

  test("gives one node's entry to another node that follows the log", async () => {
    const [one, other] = [machine(), machine()];
    await other.read();
    await one.write('post', recordPublished('mf-post', traits('a')));
    expect((await other.read()).parts['mf-post'].releases.size).toBe(1);
  });

  test('skips an unreadable entry until an operator drops it', async () => {
    const one = machine();
    await one.write('post', recordPublished('mf-post', traits('a')));
    await database.db.execute(`insert into release_log (seq, entry) values (2, '{"seq": 2, "at": "yesterday"}')`);
    await one.write('post', recordPublished('mf-post', traits('b')));
    const { seq, unreadable } = await machine().read();
    expect([seq, unreadable.map((entry) => entry.seq)]).toEqual([3, [2]]);
    expect(await one.repair('operator')).toEqual([2]);
    expect(await machine().read()).toMatchObject({ seq: 3, unreadable: [] });
  });

  test('says what to do before the database is migrated, and works afterwards', async () => {
    const one = machine();
    await database.db.execute('alter table release_log rename to elsewhere');
    await expect(one.read()).rejects.toThrow(/release_log.*Start an api of this version.*marquee -- migrate/);
    await database.db.execute('alter table elsewhere rename to release_log');
    await expect(one.read()).resolves.toMatchObject({ seq: 0 });
  });
});
