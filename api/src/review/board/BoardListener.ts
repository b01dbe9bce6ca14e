import type { SiteKey } from '@marquee/shared/domain';
import pg from 'pg';
import { z } from 'zod';

/** Channel of PostgreSQL's NOTIFY. Also in the migrations. */
const channel = 'marquee_board';
const retryMs = 1_000;

const changeSchema = z.object({ id: z.string(), sites: z.array(z.string()) });

/** A post that changed, with the sites on whose boards it is or was. Null if changes may have been missed. */
export type BoardChange = { id: string; sites: readonly (SiteKey | string)[] } | null;

type BoardListenerOptions = { url: string; onError: (error: Error) => void };

/**
 * Listens for changes of the board, over its own connection while there are subscribers. When the connection breaks, it
 * reconnects and tells subscribers that they may have missed changes.
 */
export class BoardListener {
  readonly #options: BoardListenerOptions;
  readonly #subscribers = new Set<(change: BoardChange) => void>();
  #client: pg.Client | undefined;
  #retry: NodeJS.Timeout | undefined;

  constructor(options: BoardListenerOptions) {
    this.#options = options;
  }

  /** @returns a function that ends the subscription */
  subscribe(subscriber: (change: BoardChange) => void): () => void {
    this.#subscribers.add(subscriber);
    if (this.#subscribers.size === 1 && !this.#client && !this.#retry) void this.#connect();
    return () => {
      this.#subscribers.delete(subscriber);
      if (this.#subscribers.size === 0) void this.stop();
    };
  }

  async stop(): Promise<void> {
    this.#subscribers.clear();
    clearTimeout(this.#retry);
    this.#retry = undefined;
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#options.url,
      application_name: 'marquee-board',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    this.#client = client;
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client, new Error('The connection that listens for the board ended.')));
    client.on('notification', ({ payload = '' }) => this.#deliver(changeSchema.parse(JSON.parse(payload))));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      // Changes between the subscription and this moment were missed.
      this.#deliver(null);
    } catch (error) {
      this.#lost(client, error instanceof Error ? error : new Error(String(error)));
    }
  }

  #deliver(change: BoardChange): void {
    for (const subscriber of this.#subscribers) subscriber(change);
  }

  #lost(client: pg.Client, error: Error): void {
    if (client !== this.#client) return;
    this.#client = undefined;
    client.end().catch(() => undefined);
    this.#options.onError(error);
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      void this.#connect();
    }, retryMs);
    this.#retry.unref();
  }
}
