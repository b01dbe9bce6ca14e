import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { connectDatabase, type Database } from './connect.ts';
import { startEmbeddedPostgres } from './embedded/startEmbeddedPostgres.ts';
import { migrateDatabase } from './migrate.ts';

export type OpenDatabase = { db: Database; databaseUrl: string; close(): Promise<void> };

/** Maximum number of connections of a command. */
const pool = 4;

/**
 * Migrates the database of the settings and connects a command to it. This is the database of `DATABASE_URL`, else the
 * embedded one, which a running api shares. Statements have no time limit.
 * @param report called when an idle connection breaks
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
