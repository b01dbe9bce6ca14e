import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createTestDatabase, type TestDatabase } from '../../../testing/testDatabase.ts';
import { connectDatabase } from '../../db/connect.ts';
import { databaseProblem } from './databaseProblem.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('responds with 503 while the database does not exist', async () => {
  const dropped = connectDatabase({
    url: database.url.replace(/test_\w+/, 'dropped_$&'),
    pool: 1,
    statementTimeoutMs: 15_000,
    connectTimeoutMs: 15_000,
    onIdleError: () => undefined,
  });
  const error: unknown = await dropped.execute(sql`select 1`).catch((fault: unknown) => fault);
  await dropped.$client.end();
  expect(error).toMatchObject({ cause: { code: '3D000' } });
  expect(databaseProblem(error)).toMatchObject({ status: 503, code: 'unavailable', headers: { 'retry-after': '5' } });
});
