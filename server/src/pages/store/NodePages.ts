import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { CacheKey } from '../../address/cacheKey.ts';
import type { PageResponse } from '../PageResponse.ts';
import { openPageDatabase } from './openPageDatabase.ts';
import type { PurgeRecord } from './PurgedTags.ts';

const maxKeyLength = 2_000;
/** Maximum size of a compressed page, in bytes. */
const maxBytes = 1_000_000;

/** A page as the node has it. */
export type NodePage = {
  page: PageResponse;
  /** Milliseconds since 1970. */
  storedAt: number;
  /** See `PurgedTags`. */
  seen: number;
};

const rowSchema = z.object({
  stored_at: z.number(),
  seen: z.number(),
  head: z.string(),
  body: z.instanceof(Uint8Array),
});
const headSchema = z.object({
  headers: z.record(z.string(), z.string()),
  tags: z.array(z.string()),
  freshMs: z.number(),
});

/**
 * The pages of one release set that any worker of this node has stored. They outlive the workers, so that a worker that replaces a
 * killed one has them at once. A failure of the database is logged once, and the worker continues with the pages in its memory.
 */
export class NodePages {
  readonly #database: DatabaseSync;
  readonly #set: string;
  readonly #log: Pick<Logger, 'warn'>;
  readonly #read: StatementSync;
  readonly #readElsewhere: StatementSync;
  readonly #write: StatementSync;
  readonly #remove: StatementSync;
  #hasFailed = false;

  /**
   * @param folder of the node's stored pages
   * @param set name of the release set
   * @throws if the database cannot be opened
   */
  constructor(folder: string, set: string, log: Pick<Logger, 'warn'>) {
    this.#set = set;
    this.#log = log;
    this.#database = openPageDatabase(folder);
    const columns = 'stored_at, seen, head, body';
    this.#read = this.#database.prepare(`select ${columns} from pages where release_set = ? and key = ?`);
    this.#readElsewhere = this.#database.prepare(
      `select ${columns} from pages where release_set <> ? and key = ? order by stored_at desc limit 1`,
    );
    this.#write = this.#database.prepare(
      `insert or replace into pages (release_set, key, ${columns}) values (?, ?, ?, ?, ?, ?)`,
    );
    this.#remove = this.#database.prepare('delete from pages where release_set = ? and key = ?');
  }

  /** Number of pages of this set. */
  get count(): number {
    const row = this.#try(() =>
      this.#database.prepare('select count(*) as count from pages where release_set = ?').get(this.#set),
    );
    return Number(row?.count ?? 0);
  }

  read(key: CacheKey): NodePage | null {
    return this.#try(() => pageOf(this.#read.get(this.#set, key))) ?? null;
  }

  /** The latest page of any other set, for readers who would get none otherwise. */
  readElsewhere(key: CacheKey): NodePage | null {
    return this.#try(() => pageOf(this.#readElsewhere.get(this.#set, key))) ?? null;
  }

  /** Stores a page. A page with another status than 200 takes the place of the stored one, and is not stored itself. */
  write(key: CacheKey, { page, storedAt, seen }: NodePage): void {
    const { status, bodies, headers, tags, freshMs } = page;
    if (key.length > maxKeyLength) return;
    if (status !== 200 || !bodies || bodies.br.length > maxBytes) {
      this.#try(() => this.#remove.run(this.#set, key));
      return;
    }
    const head = JSON.stringify({ headers, tags: [...tags], freshMs } satisfies z.infer<typeof headSchema>);
    this.#try(() => this.#write.run(this.#set, key, storedAt, seen, head, bodies.br));
  }

  /** Keys of the pages that were stored last, of any set, the latest first. Readers keep asking for them, because pages expire. */
  latest(max: number): CacheKey[] {
    const rows = this.#try(() =>
      this.#database.prepare('select key from pages order by stored_at desc limit ?').all(max * 2),
    );
    return [...new Set(rows?.map(({ key }) => String(key) as CacheKey))].slice(0, max);
  }

  /** The record of purge events that all workers of this node share. */
  get purges(): PurgeRecord {
    const database = this.#database;
    // A later worker does not know an event that was not written. It then takes all pages before the next one for outdated.
    let hasMissed = false;
    return {
      read: () => this.#try(() => readPurges(database)) ?? { last: null, floor: 0, tags: [] },
      write: (tags, id) => {
        const isWritten = this.#try(() => {
          const put = database.prepare('insert or replace into purges (tag, id) values (?, ?)');
          database.exec('begin immediate');
          for (const tag of tags) put.run(tag, id);
          database
            .prepare(
              `insert into purge_state (one, last, floor) values (1, ?, ?)
               on conflict (one) do update set last = max(last, excluded.last), floor = max(floor, excluded.floor)`,
            )
            .run(id, hasMissed ? id : -1);
          database.exec('commit');
          return true;
        });
        hasMissed = !isWritten;
      },
      writeAll: (id, isRestarted) => {
        const isWritten = this.#try(() => {
          database.exec('begin immediate');
          database.exec('delete from purges');
          if (isRestarted) database.exec('delete from pages');
          database.prepare('insert or replace into purge_state (one, last, floor) values (1, ?, ?)').run(id, id);
          database.exec('commit');
          return true;
        });
        hasMissed = !isWritten;
      },
    };
  }

  /** Later calls do nothing. */
  close(): void {
    this.#hasFailed = true;
    if (this.#database.isOpen) this.#database.close();
  }

  /** @returns undefined if the database fails */
  #try<Result>(act: () => Result): Result | undefined {
    try {
      return act();
    } catch (error) {
      if (this.#database.isOpen && this.#database.isTransaction) this.#database.exec('rollback');
      if (!this.#hasFailed) this.#log.warn({ err: error }, 'cannot use the stored pages of this node');
      this.#hasFailed = true;
      return undefined;
    }
  }
}

function readPurges(database: DatabaseSync): ReturnType<PurgeRecord['read']> {
  const state = database.prepare('select last, floor from purge_state').get();
  const rows = database.prepare('select tag, id from purges order by id').all();
  return {
    last: state ? Number(state.last) : null,
    floor: Number(state?.floor ?? 0),
    tags: rows.map(({ tag, id }) => [String(tag), Number(id)] as const),
  };
}

function pageOf(row: unknown): NodePage | null {
  const { data } = rowSchema.safeParse(row);
  if (!data) return null;
  const { headers, tags, freshMs } = headSchema.parse(JSON.parse(data.head));
  const br = Buffer.from(data.body.buffer, data.body.byteOffset, data.body.byteLength);
  return {
    page: { status: 200, headers, bodies: { br }, tags, freshMs },
    storedAt: data.stored_at,
    seen: data.seen,
  };
}
