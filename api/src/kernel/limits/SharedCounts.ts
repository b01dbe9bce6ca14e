import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database, Queryable } from '../db/connect.ts';

/** Count of a key's events in its window. */
export type Count = {
  count: number;
  /** Seconds until the count expires, rounded up; 0 for a key without events. */
  secondsLeft: number;
  /** Time at which the count expires, in epoch milliseconds. */
  until: number;
};

/** Reservation of an event that is counted before it happens. */
export type Reservation = { countOf: (key: string) => Count; release: () => Promise<void> };

export type SharedCountsOptions = {
  db: Database;
  /** Name of the limit. It keeps the keys of different limits apart. */
  name: string;
  windowMs: number;
  /** Returns the current time in epoch milliseconds. */
  now: () => number;
};

/**
 * Counts events by key for all processes on the database, such as failures by address. A key's count is forgotten a
 * fixed time after its first event. Each event also removes forgotten counts, so that the table holds a few windows'
 * worth at most.
 */
export class SharedCounts {
  readonly #options: SharedCountsOptions;

  constructor(options: SharedCountsOptions) {
    this.#options = options;
  }

  /**
   * Counts an event for several keys.
   * @param db a transaction that the event belongs to; a rollback also removes the event
   * @returns a function that returns each key's count, this event included
   */
  async add(keys: readonly string[], db: Queryable = this.#options.db): Promise<(key: string) => Count> {
    const { windowMs, now } = this.#options;
    const at = now();
    const time = new Date(at).toISOString();
    const until = new Date(at + windowMs).toISOString();
    // Every process locks the keys in the same order, so that two processes cannot deadlock.
    const stored = [...new Set(keys.map(this.#stored))].sort();
    const { rows } = await db.execute<{ key: string; count: number; until: string }>(sql`
      with forgotten as (
        delete from attempt_counts where key in (
          select key from attempt_counts
          where until <= ${time}::timestamptz and not key = any(${sql.param(stored)}::text[])
          limit 20 for update skip locked
        )
      )
      insert into attempt_counts (key, count, until)
      select key, 1, ${until}::timestamptz from unnest(${sql.param(stored)}::text[]) as key
      on conflict (key) do update set
        count = case when attempt_counts.until > ${time}::timestamptz then attempt_counts.count + 1 else 1 end,
        until = case when attempt_counts.until > ${time}::timestamptz then attempt_counts.until else excluded.until end
      returning key, count, to_json(until) #>> '{}' as until`);
    return this.#countsOf(
      rows.map((row) => ({ ...row, until: new Date(row.until) })),
      at,
    );
  }

  /**
   * Counts an event for several keys before it happens. Parallel calls get different counts.
   * @returns the counts, this event included, and a function that takes the event back
   */
  async reserve(keys: readonly string[]): Promise<Reservation> {
    const countOf = await this.add(keys);
    return { countOf, release: () => this.#takeBack(keys, countOf) };
  }

  async #takeBack(keys: readonly string[], countOf: (key: string) => Count): Promise<void> {
    const stored = [...new Set(keys)].map((key) => ({ key: this.#stored(key), until: countOf(key).until }));
    stored.sort((one, other) => (one.key < other.key ? -1 : 1));
    // A count that expired and restarted since then does not include the event, so it is left unchanged.
    await this.#options.db.execute(sql`
      update attempt_counts as counts set count = counts.count - 1
      from (
        select held.key from attempt_counts as held join unnest(
          ${sql.param(stored.map(({ key }) => key))}::text[],
          ${sql.param(stored.map(({ until }) => new Date(until).toISOString()))}::timestamptz[]
        ) as mine (key, until) on held.key = mine.key and held.until = mine.until
        where held.count > 0 order by held.key for no key update of held
      ) as mine where counts.key = mine.key`);
  }

  #countsOf(rows: readonly { key: string; count: number; until: Date }[], time: number): (key: string) => Count {
    const found = new Map(rows.map(({ key, count, until }) => [key, { count, until: until.getTime() }]));
    return (key) => {
      const { count, until } = found.get(this.#stored(key)) ?? { count: 0, until: time };
      return { count, until, secondsLeft: Math.ceil((until - time) / 1_000) };
    };
  }

  readonly #stored = (key: string): string =>
    createHash('sha256').update(`${this.#options.name} ${key}`).digest('base64url');
}
