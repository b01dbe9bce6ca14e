import { onIdleError } from '@marquee/platform/postgres/onIdleError.ts';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type LabelledQuery, labelQuery, queryFacts } from './labelQuery.ts';

type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/** The pool with drizzle's query builder on it; `$client` is the pool itself. */
export type Database = NodePgDatabase & {
  $client: pg.Pool;
  /** A transaction whose statements may take longer than `statementTimeoutMs`, for work on many rows. */
  longTransaction<T>(limitMs: number, run: (transaction: Transaction) => Promise<T>): Promise<T>;
};

/** The pool or a transaction. A query can run on either. */
export type Queryable = Pick<NodePgDatabase, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'>;

export type ConnectOptions = {
  url: string;
  /** Maximum number of connections. */
  pool: number;
  statementTimeoutMs: number;
  connectTimeoutMs: number;
  /** Called after each statement. */
  onQuery?: (query: RunQuery) => void;
  /** Called when an idle connection breaks; the pool replaces it. */
  onIdleError: (error: Error) => void;
};

/** A statement that has ended, without its values. */
export type RunQuery = LabelledQuery & { ms: number };

/** Extra time before the client gives up. A server that still answers has cancelled its statement by then. */
const answerMs = 3_000;
/** Idle connections are probed after this time, so that the pool notices a host that disappeared. */
const keepAliveMs = 10_000;

/**
 * Ends a connection whose query timed out. Otherwise the rollback after the query would wait for the same time again.
 */
class ImpatientClient extends pg.Client {
  /** Replaces the limit of the pool while a long transaction runs. */
  limitMs: number | null = null;

  /** Called after each statement. */
  onQuery: ConnectOptions['onQuery'];

  override query(...parameters: unknown[]): never {
    const [config, ...others] = this.#limited([labelQuery(parameters[0]), ...parameters.slice(1)]);
    const end = this.#watch(config);
    const result: unknown = Reflect.apply(super.query, this, [config, ...withEnd(others, end)]);
    if (result instanceof Promise) {
      result.then(end, end);
      result.catch((error: unknown) => {
        if (!(error instanceof Error) || error.message !== 'Query read timeout') return;
        // The query has failed with its own error, and the pool does not listen to a connection in use.
        this.once('error', () => undefined);
        void this.end();
      });
    }
    return result as never;
  }

  /** Returns the function that reports the end of a statement that starts now. */
  #watch(config: unknown): () => void {
    const { onQuery } = this;
    if (!onQuery) return () => undefined;
    const startedAt = performance.now();
    return () => onQuery({ ...queryFacts(config), ms: performance.now() - startedAt });
  }

  /** A query's own time limit, which replaces the pool's. */
  #limited([config, ...others]: unknown[]): unknown[] {
    if (this.limitMs === null) return [config, ...others];
    const query = typeof config === 'string' ? { text: config } : Object(config);
    return [{ ...query, query_timeout: this.limitMs }, ...others];
  }
}

/** Calls `end` before the callback of a statement. The pool passes a callback, and a transaction waits for the promise. */
function withEnd(parameters: unknown[], end: () => void): unknown[] {
  const callback = parameters.at(-1);
  if (typeof callback !== 'function') return parameters;
  const ended = (...results: unknown[]) => {
    end();
    Reflect.apply(callback, undefined, results);
  };
  return [...parameters.slice(0, -1), ended];
}

/** Labels statements where they are made. A statement that waits for a connection is sent by the request that returns one. */
class LabellingPool extends pg.Pool {
  override query(...parameters: unknown[]): never {
    const [config, ...others] = parameters;
    return Reflect.apply(super.query, this, [labelQuery(config), ...others]) as never;
  }
}

/** Opens a pool. The pool connects at the first query, so only that query fails if the server is absent. */
export function connectDatabase(options: ConnectOptions): Database {
  const pool = new LabellingPool({
    connectionString: options.url,
    max: options.pool,
    connectionTimeoutMillis: options.connectTimeoutMs,
    statement_timeout: options.statementTimeoutMs,
    // Operator commands have no time limit.
    ...(options.statementTimeoutMs > 0 && { query_timeout: options.statementTimeoutMs + answerMs }),
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
    Client: ImpatientClient,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'marquee-api',
  });
  pool.on('connect', (client) => {
    if (client instanceof ImpatientClient) client.onQuery = options.onQuery;
  });
  onIdleError(pool, options.onIdleError);
  const db = drizzle(pool);
  async function transaction<T>(
    run: (transaction: Transaction) => Promise<T>,
    settings?: Parameters<NodePgDatabase['transaction']>[1],
    limitMs: number | null = null,
  ): Promise<T> {
    const client = await pool.connect();
    if (client instanceof ImpatientClient) client.limitMs = limitMs;
    try {
      return await drizzle(client).transaction(run, settings);
    } finally {
      if (client instanceof ImpatientClient) client.limitMs = null;
      client.release();
    }
  }
  return Object.assign(db, {
    // The library's own transaction function leaks the connection of a failed BEGIN, until the pool is empty.
    transaction,
    longTransaction: <T>(limitMs: number, run: (transaction: Transaction) => Promise<T>) =>
      transaction(
        async (running) => {
          await running.execute(sql`select set_config('statement_timeout', ${String(limitMs)}, true)`);
          return run(running);
        },
        undefined,
        limitMs + answerMs,
      ),
  });
}
