import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { z } from 'zod';
import { advisoryLocks } from './advisoryLocks.ts';
import { installJobs } from './jobs/installJobs.ts';

const maxAttempts = 10;
const lockNotAvailable = '55P03';

const migrationsFolder = join(import.meta.dirname, 'migrations');
const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });

/** The migrations of this version, in their order. */
export async function readJournal(): Promise<{ tag: string; when: number }[]> {
  const journal = JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8'));
  return journalSchema.parse(journal).entries;
}

/** The names of the migrations that a database lacks, in their order. */
export async function pendingMigrations(url: string): Promise<string[]> {
  const entries = await readJournal();
  const client = new pg.Client({ connectionString: url, application_name: 'marquee-migrations' });
  await client.connect();
  try {
    const { rows: known } = await client.query("select to_regclass('drizzle.__drizzle_migrations') is not null as is");
    if (!known[0].is) return entries.map(({ tag }) => tag);
    const { rows } = await client.query(
      'select coalesce(max(created_at), 0)::text as last from drizzle.__drizzle_migrations',
    );
    return entries.filter(({ when }) => when > Number(rows[0].last)).map(({ tag }) => tag);
  } finally {
    await client.end();
  }
}

/** Milliseconds. */
type MigrationTimes = {
  /** Maximum wait for a table lock, because readers queue behind the waiting statement. */
  lockTimeout: number;
  /** Pause before the next attempt. */
  pause: number;
};

/** Brings the database's tables up to date. If several processes call it at once, one migrates and the others wait. */
export async function migrateDatabase(
  url: string,
  { lockTimeout, pause }: MigrationTimes = { lockTimeout: 3_000, pause: 3_000 },
): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'marquee-migrations' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migrations]);
    await client.query(`set lock_timeout = ${lockTimeout}`);
    await withRetries(pause, async () => {
      await migrate(drizzle(client), { migrationsFolder });
      await installJobs(client);
    });
  } finally {
    await client.end();
  }
}

/** Retries the migrations. They run in one transaction, so a failed attempt has changed nothing. */
async function withRetries(pause: number, work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isLockTimeout(error) || attempt === maxAttempts) throw error;
      await wait(pause);
    }
  }
}

function isLockTimeout(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && cause.code === lockNotAvailable) return true;
  return false;
}
