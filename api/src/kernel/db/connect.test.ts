import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { connectKillable, type Killable } from '../../testing/killable.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { until } from '../../testing/until.ts';
import { connectDatabase } from './connect.ts';

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
])('returns a connection that breaks at %s to the pool, any number of times', async (_name, statement) => {
  for (const when of ['before', 'after', 'before', 'after'] as const) {
    killable.killAt(statement, when);
    await expect(selectOne()).rejects.toThrow();
  }
  expect((await selectOne()).rows).toEqual([{ one: 1 }]);
});

test('rolls back a failed transaction and reports the reason', async () => {
  await expect(
    killable.db.transaction(async (transaction) => {
      await transaction.execute(sql`insert into secrets (name, value) values ('rolled', 'back')`);
      throw new Error('Something else failed.');
    }),
  ).rejects.toThrow('Something else failed.');
  expect((await killable.db.execute(sql`select from secrets where name = 'rolled'`)).rowCount).toBe(0);
});

test('fails a transaction whose session the server ends, and continues with the pool', async () => {
  const transaction = database.db.transaction(async (running) => {
    const { rows } = await running.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await killable.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
    const sessions = () => killable.db.execute(sql`select from pg_stat_activity where pid = ${rows[0]?.pid}`);
    await until(async () => (await sessions()).rowCount === 0);
    await running.execute(sql`select 1`);
  });
  await expect(transaction).rejects.toThrow();
  expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

test('allows a long transaction more time and restores the limit afterwards', async () => {
  const db = connectDatabase({
    ...{ url: database.url, pool: 1, statementTimeoutMs: 1_000, connectTimeoutMs: 15_000 },
    onIdleError: () => undefined,
  });
  const sleep = sql`select pg_sleep(4.5)`;
  try {
    await db.longTransaction(20_000, (transaction) => transaction.execute(sleep));
    await expect(db.longTransaction(200, (transaction) => transaction.execute(sleep))).rejects.toThrow();
    await expect(db.transaction((transaction) => transaction.execute(sleep))).rejects.toThrow();
    expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  } finally {
    await db.$client.end();
  }
});
