import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { connectKillable, type Killable } from '../testing/killable.ts';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';

let database: TestDatabase;
let killable: Killable;
beforeAll(async () => {
  database = await createTestDatabase();
  killable = connectKillable(database.url);
});
afterAll(async () => {
  await killable.db.$client.end();
  await database.drop();
});

const selectOne = () => killable.db.transaction((transaction) => transaction.execute(sql`select 1 as one`));

test.each([
  ['BEGIN', 1],
  ['its statement', 2],
  ['COMMIT', 3],
])('a transaction whose connection breaks at %s gives it back to the pool, however often', async (_name, statement) => {
  for (const when of ['before', 'after', 'before', 'after'] as const) {
    killable.killAt(statement, when);
    await expect(selectOne()).rejects.toThrow();
  }
  expect((await selectOne()).rows).toEqual([{ one: 1 }]);
});

test('a transaction that fails is rolled back, and says why', async () => {
  await expect(
    killable.db.transaction(async (transaction) => {
      await transaction.execute(sql`insert into secrets (name, value) values ('rolled', 'back')`);
      throw new Error('Something else failed.');
    }),
  ).rejects.toThrow('Something else failed.');
  expect((await killable.db.execute(sql`select from secrets where name = 'rolled'`)).rowCount).toBe(0);
});
