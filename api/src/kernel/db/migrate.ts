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

/** Returns the SQL of a migration. */
export function readMigrationSql(tag: string): Promise<string> {
  return readFile(join(migrationsFolder, `${tag}.sql`), 'utf8');
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

const usualTimes: MigrationTimes = { lockTimeout: 3_000, pause: 3_000 };

/**
 * Brings the database's tables up to date. If several processes call it at once, one migrates and the others wait.
 * @param report called before each further attempt
 */
export async function migrateDatabase(
  url: string,
  times: Partial<MigrationTimes> = {},
  report: (line: string) => void = () => undefined,
): Promise<void> {
  const { lockTimeout, pause } = { ...usualTimes, ...times };
  const client = new pg.Client({ connectionString: url, application_name: 'marquee-migrations' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migrations]);
    await client.query(`set lock_timeout = ${lockTimeout}`);
    const migrateOnce = async () => {
      await migrate(drizzle(client), { migrationsFolder });
      await installJobs(client);
    };
    // Migrations run in one transaction, so a failed attempt has changed nothing.
    for (let attempt = 1; !(await succeeds(migrateOnce, lockTimeout, attempt)); attempt += 1) {
      report(`A table stayed locked for ${lockTimeout} ms. Attempt ${attempt + 1} of ${maxAttempts} follows.`);
      await wait(pause);
    }
  } finally {
    await client.end();
  }
}

/**
 * @returns false if a table stayed locked and another attempt may follow
 * @throws Error after the last attempt, and for any other failure
 */
async function succeeds(work: () => Promise<void>, lockTimeout: number, attempt: number): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (cause) {
    if (!isLockTimeout(cause)) throw cause;
    if (attempt < maxAttempts) return false;
    throw new Error(
      `Nothing was migrated, because a table stayed locked in ${maxAttempts} attempts of ${lockTimeout} ms. End the statement that holds the lock (pg_blocking_pids), or run migrate with a longer --lock-timeout.`,
      { cause },
    );
  }
}

function isLockTimeout(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && cause.code === lockNotAvailable) return true;
  return false;
}
