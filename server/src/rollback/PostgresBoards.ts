import pg from 'pg';
import { freshBoards, type NodeBoard, type NodeBoards } from './NodeBoard.ts';

/** Of two machines that start at once, one makes the table. */
const tableLock = 7_112_951;
const connectMs = 3_000;
const queryMs = 5_000;
/** Boards of machines that are gone for good. */
const forgetMs = 3_600_000;

/** Boards as rows of a table, for several machines. */
export class PostgresBoards implements NodeBoards {
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

  async write(board: NodeBoard): Promise<void> {
    await this.#hasTable();
    await this.#pool.query({
      name: 'release_node_write',
      text: `insert into release_node (node, at, board) values ($1, $2, $3)
        on conflict (node) do update set at = excluded.at, board = excluded.board`,
      values: [board.node, board.at, JSON.stringify(board)],
    });
  }

  async read(now: number): Promise<NodeBoard[]> {
    await this.#hasTable();
    const { rows } = await this.#pool.query<{ board: unknown }>({
      name: 'release_node_read',
      text: 'select board from release_node where at > $1',
      values: [now - forgetMs],
    });
    return freshBoards(
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
