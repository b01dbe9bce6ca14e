import type { IncomingMessage } from 'node:http';
import type { ReleaseSet } from '@marquee/releases/releaseSet.ts';
import { type PageTicket, PageTickets } from '@marquee/shared/tickets/PageTickets';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { ClientAddresses } from '../address/ClientAddresses.ts';
import { setMark } from './setMark.ts';

const answerSchema = z.object({ key: z.base64url().min(43) });

/** Pause before the key is asked for again: after a failure, and to notice another database. */
const pauseMs = { failed: 2_000, known: 600_000 } as const;
const patienceMs = 1_000;

export type TicketOfficeParts = {
  apiUrl: string;
  /** Of the worker. */
  set: ReleaseSet;
  addresses: Pick<ClientAddresses, 'of'>;
  log: Logger;
  now: () => number;
};

/**
 * Gives each page its ticket and reads the tickets that come back. The api tells the key, which all shells and apis of a database
 * share; while the api is away the last key holds. Before the first one pages go out without a ticket.
 */
export class TicketOffice {
  readonly #parts: TicketOfficeParts;
  readonly #mark: string;
  #key = '';
  #tickets: PageTickets | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: TicketOfficeParts) {
    this.#parts = parts;
    this.#mark = setMark(parts.set);
  }

  /** Resolves after the first attempt to get the key; goes on by itself until `close`. */
  async start(): Promise<void> {
    const { apiUrl, log } = this.#parts;
    try {
      const answer = await fetch(`${apiUrl}/api/internal/ticketKey`, { signal: AbortSignal.timeout(patienceMs) });
      if (!answer.ok) throw new Error(`The key of tickets is answered with ${answer.status}`);
      this.#take(answerSchema.parse(await answer.json()).key);
    } catch (error) {
      log.debug({ err: error }, 'the api does not tell the key of tickets');
    }
    this.#timer = setTimeout(() => void this.start(), this.#tickets ? pauseMs.known : pauseMs.failed).unref();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** The header with a ticket for whoever asks for a page; none without a key. */
  headersFor(request: IncomingMessage): Record<string, string> {
    const { addresses, now } = this.#parts;
    if (!this.#tickets) return {};
    return { 'server-timing': `ticket;desc=${this.#tickets.issue(addresses.of(request), this.#mark, now())}` };
  }

  /** A ticket that came back; null for one that is none. */
  read(text: string): PageTicket | null {
    return this.#tickets?.read(text) ?? null;
  }

  /** Mark of the network that a request comes from, to compare with a ticket's; null without a key. */
  networkOf(request: IncomingMessage): string | null {
    return this.#tickets?.markOf(this.#parts.addresses.of(request)) ?? null;
  }

  #take(key: string): void {
    if (key === this.#key) return;
    this.#key = key;
    this.#tickets = new PageTickets(Buffer.from(key, 'base64url'));
  }
}
