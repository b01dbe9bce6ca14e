import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { connectDatabase, type Database, type RunQuery } from '../db/connect.ts';
import { registerRequestContext } from './registerRequestContext.ts';
import { requestId } from './requestLog.ts';

let database: TestDatabase;
let db: Database;
let app: FastifyInstance;
let ran: RunQuery[];
const textOfItself = sql`select query from pg_stat_activity where pid = pg_backend_pid()`;
const readText = async (on: Pick<Database, 'execute'>) =>
  (await on.execute<{ query: string }>(textOfItself)).rows[0]?.query;

beforeAll(async () => {
  database = await createTestDatabase();
  db = connectDatabase({
    // One connection, for which requests wait.
    ...{ url: database.url, pool: 1, statementTimeoutMs: 20_000, connectTimeoutMs: 20_000 },
    ...{ onIdleError: () => undefined, onQuery: (query: RunQuery) => void ran.push(query) },
  });
  app = Fastify({ genReqId: requestId });
  registerRequestContext(app);
  app.get('/', async () => ({ text: await readText(db) }));
  app.post('/', async () => ({ text: await db.transaction((transaction) => readText(transaction)) }));
  app.get('/prepared', async () => {
    const { rows } = await db.$client.query({
      name: 'of_itself',
      text: 'select query from pg_stat_activity where pid = pg_backend_pid()',
    });
    return { text: rows[0]?.query };
  });
  await app.ready();
  ran = [];
});
afterAll(async () => {
  await app.close();
  await db.$client.end();
  await database.drop();
});

const ask = async (method: 'GET' | 'POST', url: string, id: string) =>
  (
    await app.inject({ method, url, headers: { 'x-request-id': id }, ...(method === 'POST' && { payload: { a: 1 } }) })
  ).json().text as string;

test('PostgreSQL sees the id of each request, although requests share a connection and wait for it', async () => {
  const ids = Array.from({ length: 12 }, (_, number) => `request-number-${number}`);
  const texts = await Promise.all(ids.map((id, number) => ask(number % 2 === 0 ? 'GET' : 'POST', '/', id)));
  expect(texts.map((text) => /^\/\* request (\S+) \*\/ select/.exec(text)?.[1])).toEqual(ids);
});

test('a prepared statement keeps its text, and is reported with the id', async () => {
  ran = [];
  for (const id of ['first-request', 'other-request']) expect(await ask('GET', '/prepared', id)).not.toContain(id);
  expect(ran.map(({ name, requestId: id }) => [name, id])).toEqual([
    ['of_itself', 'first-request'],
    ['of_itself', 'other-request'],
  ]);
});

test('no id of a stranger can end the comment', async () => {
  const text = await ask('GET', '/', '*/ select 1; /*');
  expect(text).toMatch(/^\/\* request [0-9a-f-]{36} \*\/ select/);
});

test('a statement outside of requests has no id', async () => {
  expect(await readText(db)).toMatch(/^select query/);
});
