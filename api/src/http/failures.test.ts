import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createTestNetwork, type TestNetwork } from '../testing/testNetwork.ts';

let network: TestNetwork;
beforeEach(async () => {
  network = await createTestNetwork();
});
afterEach(() => network.close());

test('a database that is gone is told with 503 until it is back', async () => {
  const { app, db } = network;
  const warm = await app.inject('/api/posts/list?site=beat');
  const { options } = db.$client;
  const host = options.host;
  const url = options.connectionString;
  // New connections find nobody; the one in the pool is cut off.
  options.connectionString = undefined;
  options.host = '/nowhere';
  await db.$client.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined);

  const answer = await app.inject('/api/posts/the-loudest-room?site=beat');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(answer.json()).toMatchObject({ success: false, code: 'unavailable' });
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect((await app.inject('/api/posts/list?site=beat')).body).toBe(warm.body);

  options.host = host;
  options.connectionString = url;
  expect((await app.inject('/readyz')).statusCode).toBe(200);
});

test('what nobody foresaw is told without internals and logged with them', async () => {
  const { app, db, logged } = network;
  await db.$client.query('alter table promos rename to elsewhere');
  const answer = await app.inject('/api/promos/?site=beat');
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toMatchObject({ success: false, code: 'internal' });
  expect(answer.body).not.toMatch(/promos|select|relation/);
  expect(JSON.stringify(logged)).toMatch('relation \\\\\\"promos\\\\\\" does not exist');
});

test('a query that takes too long is cancelled', async () => {
  const { app, db } = network;
  await db.$client.query('set statement_timeout = 30');
  await db.$client.query('begin; lock table promos');
  // The pool has room for another connection, which then waits for the lock.
  const waiting = app.inject('/api/promos/?site=beat');
  const answer = await waiting;
  expect(answer.statusCode).toBe(503);
  await db.$client.query('rollback');
});
