import pg from 'pg';
import { onIdleError } from './onIdleError.ts';

const connectMs = 3_000;
const queryMs = 5_000;

export type SharedTableOptions = {
  /** Most connections. */
  connections: number;
  /** Advisory lock under which the table is created: a number of its own for each table. */
  lock: number;
  /** Statements that create the table where it is missing; they run once a process, in one transaction. */
  create: (client: pg.ClientBase) => Promise<void>;
  /** Called with errors of connections that break while idle. */
  onError: (error: Error) => void;
};

/** A table outside the api's migrations. Of several machines that start at once, one creates it. */
export class SharedTable {
  readonly #pool: pg.Pool;
  readonly #options: SharedTableOptions;
  #created: Promise<void> | null = null;

  constructor(url: string, options: SharedTableOptions) {
    this.#options = options;
    this.#pool = new pg.Pool({
      connectionString: url,
      max: options.connections,
      connectionTimeoutMillis: connectMs,
      statement_timeout: queryMs,
      query_timeout: queryMs,
    });
    onIdleError(this.#pool, options.onError);
  }

  /** Runs a query once the table exists. A failed attempt to create the table is repeated by the next query. */
  async query<Row extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<Row[]> {
    this.#created ??= this.#create().catch((error: unknown) => {
      this.#created = null;
      throw error;
    });
    await this.#created;
    return (await this.#pool.query<Row>(query)).rows;
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  async #create(): Promise<void> {
    const client = await this.#pool.connect();
    try {
      await client.query('begin');
      await client.query('select pg_advisory_xact_lock($1)', [this.#options.lock]);
      await this.#options.create(client);
      await client.query('commit');
      client.release();
    } catch (error) {
      client.release(true);
      throw error;
    }
  }
}
