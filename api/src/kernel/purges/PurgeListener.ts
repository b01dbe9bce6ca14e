import pg from 'pg';
import { purgeChannel } from './purge.ts';
import { latestPurgeId, type PurgeEvent, readPurgesAfter } from './readPurges.ts';

export type PurgeListenerOptions = {
  url: string;
  onError: (error: Error) => void;
  /** Milliseconds before the first reconnect. The pause doubles up to 20 times this value. */
  retryMs?: number;
};

/** The table is also polled at this interval, because a connection can die silently. */
const pollEveryMs = 30_000;
const slowestRetry = 20;

/**
 * Listens for purges over its own connection. Reconnects when the connection breaks, and then catches up on missed
 * purges.
 */
export class PurgeListener {
  readonly #options: Required<PurgeListenerOptions>;
  readonly #subscribers = new Set<(event: PurgeEvent) => void>();
  #client: pg.Client | undefined;
  #lastId: number | undefined;
  #stopped = false;
  #retry: NodeJS.Timeout | undefined;
  #poll: NodeJS.Timeout | undefined;
  #failures = 0;
  #work: Promise<void> = Promise.resolve();

  constructor(options: PurgeListenerOptions) {
    this.#options = { retryMs: 250, ...options };
  }

  /** Id of the last purge that subscribers received. */
  get lastId(): number {
    return this.#lastId ?? 0;
  }

  /** @returns a function that ends the subscription */
  subscribe(subscriber: (event: PurgeEvent) => void): () => void {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  }

  /** Connects; after a failure it keeps trying in the background. */
  async start(): Promise<void> {
    this.#poll = setInterval(() => this.catchUp(), pollEveryMs);
    this.#poll.unref();
    await this.#connect();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#poll);
    clearTimeout(this.#retry);
    await this.#work;
    await this.#client?.end();
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#options.url,
      application_name: 'marquee-purges',
      connectionTimeoutMillis: 5_000,
      query_timeout: 10_000,
      keepAlive: true,
    });
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client, new Error('The connection that listens for purges ended.')));
    client.on('notification', () => this.catchUp());
    this.#client = client;
    try {
      await client.connect();
      await client.query(`listen ${purgeChannel}`);
      this.#lastId ??= await latestPurgeId(client);
      this.#failures = 0;
      await this.catchUp();
    } catch (error) {
      this.#lost(client, error instanceof Error ? error : new Error(String(error)));
    }
  }

  /** Delivers new purges, one query at a time, so that subscribers get them in order. */
  catchUp(): Promise<void> {
    this.#work = this.#work.then(async () => {
      const client = this.#client;
      if (this.#stopped || !client || this.#lastId === undefined) return;
      try {
        for (const event of await readPurgesAfter(client, this.#lastId)) this.#deliver(event);
      } catch (error) {
        this.#lost(client, error instanceof Error ? error : new Error(String(error)));
      }
    });
    return this.#work;
  }

  #deliver(event: PurgeEvent): void {
    this.#lastId = event.id;
    for (const subscriber of this.#subscribers) subscriber(event);
  }

  #lost(client: pg.Client, error: Error): void {
    if (this.#stopped || client !== this.#client) return;
    this.#client = undefined;
    client.end().catch(() => undefined);
    this.#options.onError(error);
    const pause = this.#options.retryMs * Math.min(2 ** this.#failures, slowestRetry);
    this.#failures += 1;
    this.#retry = setTimeout(() => this.#connect(), pause);
    this.#retry.unref();
  }
}
