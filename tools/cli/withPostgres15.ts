import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Postgres15 } from '../network/production/Postgres15.ts';

/** Derived from the ports of the browser tests, so that both can run at the same time. */
const port = Number(process.env.E2E_PORT ?? 3400) + 60;

/**
 * Starts PostgreSQL 15 with the locale that managed services have, for tests that use a database.
 * @param run receives the settings of the tests
 */
export async function withPostgres15<T>(run: (environment: Record<string, string>) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'marquee-postgres15-'));
  await chmod(folder, 0o755);
  const postgres = new Postgres15(folder, port);
  try {
    await postgres.create();
    await postgres.query('CREATE ROLE tests LOGIN CREATEDB');
    return await run({ DATABASE_URL: `postgres://tests@127.0.0.1:${port}/postgres` });
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
