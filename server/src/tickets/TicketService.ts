import type { IncomingMessage } from 'node:http';
import { type PageTicket, PageTickets } from '@marquee/platform/tickets/PageTickets.ts';
import type { ReleaseSet } from '@marquee/releases/releaseSet.ts';
import type { Logger } from 'pino';
import { z } from 'zod';
import { type ApiAddress, trustHeaders } from '../ApiAddress.ts';
import type { ClientAddresses } from '../address/ClientAddresses.ts';
import { request } from '../http/request.ts';
import { setMark } from './setMark.ts';

const responseSchema = z.object({ key: z.base64url().min(43) });

/** Pause before the next request for the key: after a failure, and to notice another database. */
const pauseMs = { failed: 2_000, known: 600_000 } as const;
const timeoutMs = 1_000;

export type TicketServiceParts = {
  api: ApiAddress;
  /** Release set of this worker. */
  set: ReleaseSet;
  addresses: Pick<ClientAddresses, 'of'>;
  log: Logger;
  now: () => number;
};

/**
 * Issues a ticket for each page and reads the tickets that come back. The key comes from the api; all servers and apis of a database
 * share it. While the api is down the last key holds. Before the first key, pages have no ticket.
 */
export class TicketService {
  readonly #parts: TicketServiceParts;
  readonly #mark: string;
  #key = '';
  #tickets: PageTickets | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: TicketServiceParts) {
    this.#parts = parts;
    this.#mark = setMark(parts.set);
  }

  /** Resolves after the first attempt to get the key, then repeats it until `close`. */
  async start(): Promise<void> {
    const { api, log } = this.#parts;
    try {
      const { statusCode, body } = await request(`${api.url}/api/internal/ticketKey`, {
        headers: trustHeaders(api),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (statusCode !== 200) {
        await body.dump();
        throw new Error(`The api responds to the request for the ticket key with ${statusCode}`);
      }
      this.#take(responseSchema.parse(await body.json()).key);
    } catch (error) {
      log.debug({ err: error }, 'cannot get the ticket key from the api');
    }
    this.#timer = setTimeout(() => void this.start(), this.#tickets ? pauseMs.known : pauseMs.failed).unref();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** Returns the header with a ticket for the client of a page. Returns no header without a key. */
  headersFor(request: IncomingMessage): Record<string, string> {
    const ticket = this.issue(request);
    return ticket === null ? {} : { 'server-timing': `ticket;desc=${ticket}` };
  }

  /** Returns a ticket for the client of a request. Null without a key. */
  issue(request: IncomingMessage): string | null {
    const { addresses, now } = this.#parts;
    return this.#tickets?.issue(addresses.of(request), this.#mark, now()) ?? null;
  }

  /**
   * Reads a ticket that a browser sent back.
   * @returns null if the ticket is invalid
   */
  read(text: string): PageTicket | null {
    return this.#tickets?.read(text) ?? null;
  }

  /** Mark of the network that a request comes from, to compare with a ticket's. Null without a key. */
  networkOf(request: IncomingMessage): string | null {
    return this.#tickets?.markOf(this.#parts.addresses.of(request)) ?? null;
  }

  #take(key: string): void {
    if (key === this.#key) return;
    this.#key = key;
    this.#tickets = new PageTickets(Buffer.from(key, 'base64url'));
  }
}
