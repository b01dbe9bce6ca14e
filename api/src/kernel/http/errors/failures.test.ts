import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createTestDatabase } from '../../../testing/testDatabase.ts';
import { createTestNetwork, type TestNetwork } from '../../../testing/testNetwork.ts';
import { until } from '../../../testing/until.ts';
import { runningPostmaster, stopPostmaster } from '../../db/embedded/postmaster.ts';
import { startEmbeddedPostgres } from '../../db/embedded/startEmbeddedPostgres.ts';

let network: TestNetwork;
beforeEach(async () => {
  network = await createTestNetwork();
});
afterEach(() => network.close());

test('responds with 503 while the database is down', async () => {
  const home = await mkdtemp(join(tmpdir(), 'marquee-pg-'));
  const onOwnServer = await createTestNetwork({}, await createTestDatabase(home));
  const { app } = onOwnServer;
  const warm = await app.inject('/api/posts/list?site=beat');
  const pid = await runningPostmaster(join(home, 'cluster'));
  if (pid === undefined) throw new Error('The server does not run.');
  await stopPostmaster(pid);

  const response = await app.inject('/api/posts/the-loudest-room?site=beat');
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('5');
  expect(response.json()).toMatchObject({ success: false, code: 'unavailable' });
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  // Responses in memory still serve readers.
  expect((await app.inject('/api/posts/list?site=beat')).body).toBe(warm.body);

  const restarted = await startEmbeddedPostgres(home, { durable: false });
  await until(async () => (await app.inject('/readyz')).statusCode === 200);
  expect((await app.inject('/api/posts/the-loudest-room?site=beat')).statusCode).toBe(200);
  await onOwnServer.close();
  await restarted.stop();
  await rm(home, { recursive: true, force: true });
});

test('sends unexpected errors without internals and logs queries without values', async () => {
  const { app, db, logged } = network;
  await db.$client.query('alter table users rename column bio to elsewhere');
  const payload = { firstName: 'Ann', lastName: 'Lee', email: 'ann@secret.example', password: 'not-for-the-log' };
  const response = await app.inject({ method: 'POST', url: '/api/vocal/auth/signup', payload });
  expect(response.statusCode).toBe(500);
  expect(response.json()).toMatchObject({ success: false, code: 'internal' });
  expect(response.body).not.toMatch(/bio|insert|column/);
  const log = JSON.stringify(logged);
  expect(log).toMatch(/column .+ does not exist/);
  expect(log).not.toMatch('secret.example');
});

test('serves readers and refuses saves while the database is read-only', async () => {
  const { app, db } = network;
  const name = (await db.$client.query('select current_database() as name')).rows[0].name;
  await db.$client.query(`alter database ${name} set default_transaction_read_only = on`);
  // Existing connections keep the previous setting, so terminate them.
  await db.$client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await db.$client.query('set default_transaction_read_only = on');
  const payload = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', password: 'seven tall ladders' };
  const refused = await app.inject({ method: 'POST', url: '/api/vocal/auth/signup', payload });
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([503, 'read-only', '5']);
  expect((await app.inject('/api/posts/list?site=beat')).statusCode).toBe(200);
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ok', database: 'read-only' });
});

test('is not ready without our tables', async () => {
  const { app, db } = network;
  await db.$client.query('alter table rates rename to elsewhere');
  const response = await app.inject('/readyz');
  expect([response.statusCode, response.json().code]).toEqual([503, 'unavailable']);
});

test('cancels a query that takes too long', async () => {
  const { app, db } = network;
  const other = await db.$client.connect();
  await other.query('begin; lock table promos');
  const response = await app.inject('/api/promos/?site=beat');
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBeDefined();
  await other.query('rollback');
  other.release();
  expect((await app.inject('/api/promos/?site=beat')).statusCode).toBe(200);
});
