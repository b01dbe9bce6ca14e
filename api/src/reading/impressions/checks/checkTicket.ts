import type { PageTicket, PageTickets } from '@marquee/platform/tickets/PageTickets.ts';
import { ticketHeader } from '@marquee/shared/tickets/ticketHeader';
import type { FastifyRequest } from 'fastify';
import type { Impression } from '../recording/impressionLine.ts';

/** Minimum age of a ticket, the specification's 15 seconds on the page. */
const youngMs = 15_000;
/** Maximum age of a ticket. */
const oldMs = 12 * 3_600_000;

export type CheckedTicket = Pick<Impression, 'ticket' | 'rejection'> & {
  /** Keyed hash of the network that the impression counts against. */
  network: string;
};

/**
 * Checks the ticket of an impression and finds the network whose limits apply. That is the network to which the ticket
 * was issued, even if the reader has moved to another one since. Tickets cannot be forged, so the limits of a network
 * hold wherever its tickets are used.
 * @param now in milliseconds
 */
export function checkTicket(tickets: PageTickets, { headers, ip }: FastifyRequest, now: number): CheckedTicket {
  const text = headers[ticketHeader];
  if (typeof text !== 'string' || text === '') return { network: tickets.markOf(ip), rejection: 'no-ticket' };
  const ticket = tickets.read(text);
  if (!ticket) return { network: tickets.markOf(ip), rejection: 'bad-ticket' };
  return { network: ticket.network, ticket: ticket.id, rejection: byAge(ticket, now) };
}

function byAge({ at }: PageTicket, now: number): Impression['rejection'] {
  if (now < at + youngMs) return 'young-ticket';
  return now > at + oldMs ? 'old-ticket' : undefined;
}
