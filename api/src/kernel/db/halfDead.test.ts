import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { connectDatabase, type Database } from './connect.ts';

/**
 * Proxies between the pool and the database. While stuck, it forwards nothing, and neither side notices the dead connection.
 */
class StickyProxy {
  isStuck = false;
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;

  constructor(to: { path: string } | { port: number; host: string }) {
    this.#server = createServer((near) => {
      const far = connect(to);
      for (const [from, into] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(from);
        from.on('data', (bytes) => !this.isStuck && into.write(bytes));
        from.on('error', () => undefined);
        from.on('close', () => !this.isStuck && into.destroy());
      }
    });
  }

  async start(): Promise<number> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return (this.#server.address() as AddressInfo).port;
  }

  stop(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
  }
}

let database: TestDatabase;
let proxy: StickyProxy;
let db: Database;
beforeEach(async () => {
  database = await createTestDatabase();
  const url = new URL(database.url);
  const folder = decodeURIComponent(url.hostname);
  const port = Number(url.port || 5432);
  proxy = new StickyProxy(folder.startsWith('/') ? { path: `${folder}/.s.PGSQL.${port}` } : { host: folder, port });
  url.hostname = '127.0.0.1';
  url.port = String(await proxy.start());
  db = connectDatabase({
    ...{ url: url.href, pool: 1, statementTimeoutMs: 2_000, connectTimeoutMs: 15_000, onIdleError: () => undefined },
  });
});
afterEach(async () => {
  proxy.stop();
  await db.$client.end();
  await database.drop();
});

const ask = () => db.execute(sql`select 1`);

test('fails a query on a silent connection and uses a new one for the next query', async () => {
  await ask();
  proxy.isStuck = true;
  await expect(ask()).rejects.toMatchObject({ cause: { message: 'Query read timeout' } });
  proxy.isStuck = false;
  expect((await ask()).rowCount).toBe(1);
});

test('fails a transaction on a silent connection and frees its place', async () => {
  await ask();
  await expect(
    db.transaction(async (transaction) => {
      proxy.isStuck = true;
      await transaction.execute(sql`select 1`);
    }),
  ).rejects.toThrow();
  proxy.isStuck = false;
  expect(await db.transaction(async (transaction) => (await transaction.execute(sql`select 1`)).rowCount)).toBe(1);
});
