import { SharedTable } from '@marquee/platform/postgres/SharedTable.ts';
import { freshStatuses, type NodeStatus, type NodeStatuses } from './NodeStatus.ts';

/** Maximum age of a row, in milliseconds. Each write deletes older rows of other nodes. */
const forgetMs = 3_600_000;

/** Stores node statuses in a PostgreSQL table, which nodes on several machines share. */
export class PostgresNodeStatuses implements NodeStatuses {
  readonly #table: SharedTable;

  /** @param onError is called with errors of connections that break while idle */
  constructor(url: string, onError: (error: Error) => void) {
    this.#table = new SharedTable(url, { connections: 1, onError });
  }

  async write(status: NodeStatus): Promise<void> {
    await this.#table.query({
      name: 'release_node_write',
      text: `with forgotten as (delete from release_node where at < $4 and node <> $1)
        insert into release_node (node, at, board) values ($1, $2, $3)
        on conflict (node) do update set at = excluded.at, board = excluded.board`,
      values: [status.node, status.at, JSON.stringify(status), status.at - forgetMs],
    });
  }

  async read(now: number): Promise<NodeStatus[]> {
    const rows = await this.#table.query<{ board: unknown }>({
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
    await this.#table.query({ text: 'delete from release_node where node = $1', values: [node] });
  }

  async close(): Promise<void> {
    await this.#table.close();
  }
}
