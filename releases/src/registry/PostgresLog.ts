import { listenTo } from '@marquee/platform/postgres/listenTo.ts';
import { SharedTable } from '@marquee/platform/postgres/SharedTable.ts';
import { type LogEntry, logEntrySchema, type ReadEntry, readEntry } from './logEntry.ts';
import { LogConflictError, type ReleaseLog } from './ReleaseLog.ts';

const uniqueViolation = '23505';
const channel = 'marquee_release_log';

/** The log as a table, for several machines. The table's primary key gives each number once. */
export class PostgresLog implements ReleaseLog {
  readonly #table: SharedTable;
  readonly #url: string;
  readonly #onError: (error: Error) => void;

  /** @param onError is called with errors of connections that break while idle */
  constructor(url: string, onError: (error: Error) => void) {
    this.#url = url;
    this.#onError = onError;
    this.#table = new SharedTable(url, { connections: 2, onError });
  }

  async readAfter(seq: number): Promise<ReadEntry[]> {
    const rows = await this.#table.query<{ seq: string; entry: string }>({
      name: 'release_log_after',
      text: 'select seq, entry::text as entry from release_log where seq > $1 order by seq',
      values: [seq],
    });
    return rows.map((row) => readEntry(Number(row.seq), row.entry));
  }

  async append(entry: LogEntry): Promise<void> {
    const checked = logEntrySchema.parse(entry);
    await this.#table
      .query({
        text: `with entry as (insert into release_log (seq, entry) values ($1, $2)) select pg_notify('${channel}', '')`,
        values: [checked.seq, JSON.stringify(checked)],
      })
      .catch((error: Error & { code?: string }) => {
        throw error.code === uniqueViolation ? new LogConflictError(checked.seq) : error;
      });
  }

  async replace(entry: LogEntry): Promise<void> {
    await this.#table.query({
      text: 'update release_log set entry = $2 where seq = $1',
      values: [entry.seq, JSON.stringify(logEntrySchema.parse(entry))],
    });
  }

  watch(onChange: () => void): () => void {
    return listenTo(this.#url, channel, onChange, this.#onError);
  }

  async close(): Promise<void> {
    await this.#table.close();
  }
}
