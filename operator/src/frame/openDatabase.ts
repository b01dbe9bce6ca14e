import { join } from 'node:path';
import type { Config } from '@marquee/api/config/config.ts';
import { connectDatabase, type Database } from '@marquee/api/db/connect.ts';
import { startEmbeddedPostgres } from '@marquee/api/db/embedded/startEmbeddedPostgres.ts';
import { migrateDatabase } from '@marquee/api/db/migrate.ts';

export type OpenDatabase = { db: Database; databaseUrl: string; close(): Promise<void> };

/** Connections of a command. */
const pool = 4;

/**
 * Connects to the database of the settings, up to date: that of `DATABASE_URL`, else the embedded one, which the api may
 * be using at the same time. The connections are the command's own, and its statements have no time limit.
 */
export async function openDatabase(config: Config, report: (line: string) => void): Promise<OpenDatabase> {
  const embedded = config.database.url ? null : await startEmbeddedPostgres(join(config.dataDirectory, 'postgres'));
  const databaseUrl = config.database.url ?? embedded?.url ?? '';
  const onIdleError = (error: Error) => report(`An idle database connection broke: ${error.message}`);
  const db = connectDatabase({ ...config.database, url: databaseUrl, pool, statementTimeoutMs: 0, onIdleError });
  const close = async () => {
    await db.$client.end();
    await embedded?.stop();
  };
  try {
    await migrateDatabase(databaseUrl);
    return { db, databaseUrl, close };
  } catch (error) {
    await close();
    throw error;
  }
}
