import pg from 'pg';
import { onIdleError } from './onIdleError.ts';

const connectMs = 3_000;
const queryMs = 5_000;
const undefinedTable = '42P01';

export type SharedTableOptions = {
  /** Maximum number of connections. */
  connections: number;
  /** Called with errors of connections that break while idle. */
  onError: (error: Error) => void;
};

/** The database has no such table, because no migration of this version has run on it. */
export class MissingTableError extends Error {
  override name = 'MissingTableError';

  constructor(cause: Error) {
    super(
      `The database is not migrated: ${cause.message}. Start an api of this version on it, or run “npm run marquee -- migrate”.`,
      { cause },
    );
  }
}

/**
 * Connections to a table that several machines share, separate from the api's connections. The api's migrations create
 * the table.
 */
export class SharedTable {
  readonly #pool: pg.Pool;

  constructor(url: string, options: SharedTableOptions) {
    this.#pool = new pg.Pool({
      connectionString: url,
      max: options.connections,
      connectionTimeoutMillis: connectMs,
      statement_timeout: queryMs,
      query_timeout: queryMs,
      keepAlive: true,
    });
    onIdleError(this.#pool, options.onError);
  }

  /** @throws MissingTableError when the database is not migrated. The next query tries again. */
  async query<Row extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<Row[]> {
    try {
      return (await this.#pool.query<Row>(query)).rows;
    } catch (error) {
      throw error instanceof pg.DatabaseError && error.code === undefinedTable ? new MissingTableError(error) : error;
    }
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }
}
