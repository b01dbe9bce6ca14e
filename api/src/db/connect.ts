import { onIdleError } from '@marquee/platform/postgres/onIdleError.ts';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** The pool with drizzle's query builder on it; `$client` is the pool itself. */
export type Database = NodePgDatabase & { $client: pg.Pool };

/** The pool or a transaction: a query can run on either. */
export type Queryable = Pick<NodePgDatabase, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'>;

export type ConnectOptions = {
  url: string;
  /** Connections at most. */
  pool: number;
  statementTimeoutMs: number;
  connectTimeoutMs: number;
  /** Called when an idle connection breaks; the pool replaces it. */
  onIdleError: (error: Error) => void;
};

/** Opens a pool. Nothing connects before the first query, so an absent server shows only then. */
export function connectDatabase(options: ConnectOptions): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.pool,
    connectionTimeoutMillis: options.connectTimeoutMs,
    statement_timeout: options.statementTimeoutMs,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'marquee-api',
  });
  onIdleError(pool, options.onIdleError);
  const db = drizzle(pool);
  // The library's own keeps the connection of a BEGIN that fails, until none is left.
  db.transaction = async (run, settings) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(run, settings);
    } finally {
      client.release();
    }
  };
  return db;
}
