import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { installJobs } from './jobs/installJobs.ts';

/** Any number will do, as long as every process uses the same one. */
const migrationLock = 7_112_001;

/** Brings the database's tables up to date. Several processes may call it at once: one works, the others wait. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'marquee-migrations' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder: join(import.meta.dirname, 'migrations') });
    await installJobs(client);
  } finally {
    await client.end();
  }
}
