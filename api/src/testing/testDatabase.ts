import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import pg from 'pg';
import { connectDatabase, type Database } from '../db/connect.ts';
import { productRole } from '../db/embedded/cluster.ts';
import { startEmbeddedPostgres } from '../db/embedded/startEmbeddedPostgres.ts';
import { jobQueues } from '../db/jobs/jobQueues.ts';
import { migrateDatabase } from '../db/migrate.ts';

// For every test that has a database: the first one makes the cluster, which takes seconds on a busy machine.
jest.setTimeout(30_000);

export type TestDatabase = {
  db: Database;
  url: string;
  /** The same for the superuser. */
  superuserUrl: string;
  /** Closes the pool and drops the database. */
  drop(): Promise<void>;
};

/** All test files share one server; its cluster stays for the next run, the server stops with the last file. */
const sharedHome = join(tmpdir(), `marquee-api-tests-${process.getuid?.() ?? 0}`);
const templateLock = 7_112_900;

/**
 * A database of one's own with all tables, empty.
 * @param home directory of a server of one's own, for tests that stop it.
 */
export async function createTestDatabase(home = sharedHome): Promise<TestDatabase> {
  const server = await startEmbeddedPostgres(home, { durable: false });
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: server.superuserUrlOf('postgres') });
  await admin.connect();
  await admin.query('select pg_advisory_lock($1)', [templateLock]);
  const template = await ensureTemplate(admin, server.urlOf);
  await admin.query(`create database ${name} owner ${productRole} template ${template} strategy file_copy`);
  await admin.end();

  const url = server.urlOf(name);
  const db = connectDatabase({
    url,
    pool: 4,
    statementTimeoutMs: 2_000,
    connectTimeoutMs: 3_000,
    onIdleError: () => undefined,
  });
  return {
    db,
    url,
    superuserUrl: server.superuserUrlOf(name),
    async drop() {
      await db.$client.end();
      const client = new pg.Client({ connectionString: server.superuserUrlOf('postgres') });
      await client.connect();
      await client.query(`drop database ${name} with (force)`);
      await client.end();
      await server.stop();
    },
  };
}

/** A migrated database to copy, made again when a migration changes. Call it with the lock held. */
async function ensureTemplate(admin: pg.Client, urlOf: (database: string) => string): Promise<string> {
  const migrations = join(import.meta.dirname, '../db/migrations');
  const journal = JSON.parse(await readFile(join(migrations, 'meta/_journal.json'), 'utf8'));
  const hash = createHash('sha256');
  for (const { tag } of journal.entries) hash.update(await readFile(join(migrations, `${tag}.sql`)));
  hash.update(JSON.stringify(jobQueues));
  const name = `template_owned_${hash.digest('hex').slice(0, 16)}`;
  const found = await admin.query('select 1 from pg_database where datname = $1', [name]);
  if (found.rowCount === 0) {
    const unfinished = `${name}_unfinished`;
    await admin.query(`drop database if exists ${unfinished} with (force)`);
    await admin.query(`create database ${unfinished} owner ${productRole}`);
    await migrateDatabase(urlOf(unfinished));
    await admin.query(`alter database ${unfinished} rename to ${name}`);
  }
  return name;
}
