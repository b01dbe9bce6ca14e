import { impression } from '@marquee/shared/constants';
import { pageTicket } from '@marquee/shared/page/pageTicket';
import { askForTicket, ticketFreshMs } from '@marquee/shared/tickets/askForTicket';

/** Age at which the api takes a ticket, and a second in which the clocks of server and api may differ. */
const matureMs = impression.timerMs + 1_000;

/**
 * Returns the ticket for the post that is being opened, usually the ticket of the document. A document from a CDN has
 * none, the browser may not expose it, or it is more than six hours old, as in yesterday's tab or a page saved for
 * offline reading. Then the server is asked for a ticket, which is returned once it is old enough to count.
 * @param now in milliseconds
 */
export async function visitTicket(now: () => number = Date.now): Promise<string> {
  const own = pageTicket();
  if (own && now() - servedAt(own) < ticketFreshMs) return own;
  const { ticket, receivedAt } = await askForTicket(now);
  if (!ticket) return own;
  const youngMs = receivedAt + matureMs - now();
  if (youngMs > 0) await new Promise((resolve) => setTimeout(resolve, youngMs));
  return ticket;
}

/** The first four bytes of a ticket are seconds. */
function servedAt(ticket: string): number {
  const bytes = Uint8Array.from(atob(ticket.slice(0, 8).replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );
  return new DataView(bytes.buffer).getUint32(0) * 1_000;
}
