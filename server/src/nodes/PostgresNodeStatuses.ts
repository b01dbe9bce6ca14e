import pg from 'pg';
import { freshStatuses, type NodeStatus, type NodeStatuses } from './NodeStatus.ts';

/** Advisory lock, so that one of two nodes that start at once creates the table. */
const tableLock = 7_112_951;
const connectMs = 3_000;
const queryMs = 5_000;
/** Rows older than this are deleted. */
const forgetMs = 3_600_000;

/** Stores node statuses as rows of a table, for several machines. */
export class PostgresNodeStatuses implements NodeStatuses {
  readonly #pool: pg.Pool;
  #table: Promise<void> | null = null;

  /** @param onError hears of connections that break while nobody uses them */
  constructor(url: string, onError: (error: Error) => void) {
    this.#pool = new pg.Pool({
      connectionString: url,
      max: 1,
      connectionTimeoutMillis: connectMs,
      statement_timeout: queryMs,
      query_timeout: queryMs,
    });
    this.#pool.on('error', onError);
  }

  async write(status: NodeStatus): Promise<void> {
    await this.#hasTable();
    await this.#pool.query({
      name: 'release_node_write',
      text: `insert into release_node (node, at, board) values ($1, $2, $3)
        on conflict (node) do update set at = excluded.at, board = excluded.board`,
      values: [status.node, status.at, JSON.stringify(status)],
    });
  }

  async read(now: number): Promise<NodeStatus[]> {
    await this.#hasTable();
    const { rows } = await this.#pool.query<{ board: unknown }>({
      name: 'release_node_read',
      text: 'select board from release_node where at > $1',
      values: [now - forgetMs],
    });
    return freshStatuses(
      rows.map(({ board }) => board),
      now,
    );
  }

  async remove(node: string): Promise<void> {
    await this.#pool.query('delete from release_node where node = $1', [node]);
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
      await client.query(
        'create table if not exists release_node (node text primary key, at bigint not null, board jsonb not null)',
      );
      await client.query('delete from release_node where at < $1', [Date.now() - forgetMs]);
      await client.query('commit');
      client.release();
    } catch (error) {
      client.release(true);
      throw error;
    }
  }
}
