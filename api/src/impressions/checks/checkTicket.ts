import type { PageTicket, PageTickets } from '@marquee/shared/tickets/PageTickets';
import { ticketHeader } from '@marquee/shared/tickets/ticketHeader';
import type { FastifyRequest } from 'fastify';
import type { Impression } from '../recording/impressionLine.ts';

/** A page was read for at least so long: the specification's 15 seconds. */
const youngMs = 15_000;
/** A visit lasts so long at most. */
const oldMs = 12 * 3_600_000;

export type CheckedTicket = Pick<Impression, 'ticket' | 'rejection'> & {
  /** Mark of the network that the read is counted against. */
  network: string;
};

/**
 * Says whose limits a read falls under. That is the network that the ticket was issued to, also when the reader has moved to another one
 * since, as on a train: tickets cannot be made up, so all impressions with tickets of a network stay within its limits wherever they are sent from.
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
