import pg from 'pg';
import { type LogEntry, logEntrySchema } from './logEntry.ts';
import { LogConflictError, type ReleaseLog } from './ReleaseLog.ts';

const uniqueViolation = '23505';
/** Of two machines that start at once, one makes the table. */
const tableLock = 7_112_950;
const connectMs = 3_000;
const queryMs = 5_000;

/** The log as a table, for several machines. The database itself gives each number once. */
export class PostgresLog implements ReleaseLog {
  readonly #pool: pg.Pool;
  #table: Promise<void> | null = null;

  /** @param onError hears of connections that break while nobody uses them */
  constructor(url: string, onError: (error: Error) => void) {
    this.#pool = new pg.Pool({
      connectionString: url,
      max: 2,
      connectionTimeoutMillis: connectMs,
      statement_timeout: queryMs,
      query_timeout: queryMs,
    });
    this.#pool.on('error', onError);
  }

  async readAfter(seq: number): Promise<LogEntry[]> {
    await this.#hasTable();
    const { rows } = await this.#pool.query<{ entry: unknown }>({
      name: 'release_log_after',
      text: 'select entry from release_log where seq > $1 order by seq',
      values: [seq],
    });
    return rows.map(({ entry }) => logEntrySchema.parse(entry));
  }

  async append(entry: LogEntry): Promise<void> {
    const checked = logEntrySchema.parse(entry);
    await this.#hasTable();
    await this.#pool
      .query('insert into release_log (seq, entry) values ($1, $2)', [checked.seq, JSON.stringify(checked)])
      .catch((error: Error & { code?: string }) => {
        throw error.code === uniqueViolation ? new LogConflictError(checked.seq) : error;
      });
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  #hasTable(): Promise<void> {
    this.#table ??= this.#makeTable().catch((error: unknown) => {
      this.#table = null;
      throw error;
    });
    return this.#table;
  }

  async #makeTable(): Promise<void> {
    const client = await this.#pool.connect();
    try {
      await client.query('begin');
      await client.query('select pg_advisory_xact_lock($1)', [tableLock]);
      await client.query('create table if not exists release_log (seq bigint primary key, entry jsonb not null)');
      await client.query('commit');
      client.release();
    } catch (error) {
      client.release(true);
      throw error;
    }
  }
}
