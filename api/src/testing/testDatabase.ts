import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readSiteFolders } from '@marquee/platform/sites/siteFolders.ts';
import type { SiteConfig } from '@marquee/shared/domain';
import pg from 'pg';
import { advisoryLocks } from '../kernel/db/advisoryLocks.ts';
import { connectDatabase, type Database } from '../kernel/db/connect.ts';
import { jobQueues } from '../kernel/db/jobs/jobQueues.ts';
import { migrateDatabase } from '../kernel/db/migrate.ts';
import { storeSiteFolders } from '../kernel/sites/storeSiteFolders.ts';
import { embeddedHome, openEmbeddedServer, openOwnServer, type TestServer } from './testServer.ts';

export type TestDatabase = {
  db: Database;
  url: string;
  /**
   * Connection string for a role that may create databases, the embedded server's superuser or another server's owner.
   */
  adminUrl: string;
  /** Role of `url`. */
  owner: string;
  /** Closes the pool and drops the database. */
  drop(): Promise<void>;
};

/**
 * Creates an empty database with all tables, on the server of `DATABASE_URL` or else on the embedded server.
 * @param home directory of an embedded server, for tests that stop it or need its superuser.
 */
export async function createTestDatabase(home?: string): Promise<TestDatabase> {
  const ownServer = home === undefined ? process.env.DATABASE_URL : undefined;
  const server = ownServer ? await openOwnServer(ownServer) : await openEmbeddedServer(home ?? embeddedHome);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: server.adminUrlOf(server.firstDatabase) });
  await admin.connect();
  await admin.query('select pg_advisory_lock($1)', [advisoryLocks.testTemplates]);
  const template = await ensureTemplate(admin, server);
  await admin.query(`create database ${name} owner ${server.owner} template ${template} strategy file_copy`);
  await admin.end();

  const url = server.urlOf(name);
  const db = connectDatabase({
    url,
    pool: 4,
    // A busy machine can take seconds for a statement.
    statementTimeoutMs: 15_000,
    connectTimeoutMs: 15_000,
    onIdleError: () => undefined,
  });
  return {
    db,
    url,
    adminUrl: server.adminUrlOf(name),
    owner: server.owner,
    async drop() {
      await db.$client.end();
      await dropDatabase(server.adminUrlOf(server.firstDatabase), name);
      await server.stop();
    },
  };
}

const dropAttempts = 100;

/** Drops a database. An autovacuum worker may use it for a moment, and only a superuser may stop the worker. */
async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await client.query(`drop database ${name} with (force)`);
        return;
      } catch (error) {
        if ((error as { code?: string }).code !== '42501' || attempt === dropAttempts) throw error;
        await sleep(100);
      }
    }
  } finally {
    await client.end();
  }
}

/** A migrated database to copy, made again when a migration changes. Call it with the lock held. */
async function ensureTemplate(admin: pg.Client, { owner, urlOf }: TestServer): Promise<string> {
  const migrations = join(import.meta.dirname, '../kernel/db/migrations');
  const journal = await readFile(join(migrations, 'meta/_journal.json'), 'utf8');
  const hash = createHash('sha256').update(journal);
  for (const { tag } of JSON.parse(journal).entries) hash.update(await readFile(join(migrations, `${tag}.sql`)));
  hash.update(JSON.stringify(jobQueues));
  const sites = await readSiteFolders();
  hash.update(JSON.stringify(sites.map(({ key, name, order, timeZone }) => [key, name, order, timeZone])));
  const name = `template_owned_${hash.digest('hex').slice(0, 16)}`;
  const found = await admin.query('select 1 from pg_database where datname = $1', [name]);
  if (found.rowCount === 0) {
    const unfinished = `${name}_unfinished`;
    await admin.query(`drop database if exists ${unfinished} with (force)`);
    await admin.query(`create database ${unfinished} owner ${owner}`);
    await migrateDatabase(urlOf(unfinished));
    await storeSites(urlOf(unfinished), sites);
    await admin.query(`alter database ${unfinished} rename to ${name}`);
  }
  return name;
}

/** Stores the sites of code, as an api does when it starts. */
async function storeSites(url: string, sites: readonly SiteConfig[]): Promise<void> {
  const times = { pool: 1, statementTimeoutMs: 15_000, connectTimeoutMs: 15_000 };
  const db = connectDatabase({ url, ...times, onIdleError: () => undefined });
  await storeSiteFolders(db, sites, new Date());
  await db.$client.end();
}
