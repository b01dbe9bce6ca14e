import { impression } from '@marquee/shared/constants';
import { pageTicket } from '@marquee/shared/page/pageTicket';

/** Age after which a ticket is replaced, because the api refuses tickets older than twelve hours. */
const freshMs = 6 * 3_600_000;

/**
 * Returns the ticket for the post that is being opened, usually the ticket of the document. The browser may not expose
 * that ticket, or the document may be more than six hours old, as in yesterday's tab or a page saved for offline
 * reading. A HEAD request then gets a new ticket, which is returned once it is old enough to count.
 * @param now in milliseconds
 */
export async function visitTicket(now: () => number = Date.now): Promise<string> {
  const own = pageTicket();
  if (own && now() - servedAt(own) < freshMs) return own;
  const newest = await askForTicket();
  if (newest) await new Promise((resolve) => setTimeout(resolve, impression.timerMs + 1_000));
  return newest || own;
}

/** The first four bytes of a ticket are seconds. */
function servedAt(ticket: string): number {
  const bytes = Uint8Array.from(atob(ticket.slice(0, 8).replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );
  return new DataView(bytes.buffer).getUint32(0) * 1_000;
}

async function askForTicket(): Promise<string> {
  try {
    const { headers } = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
    return /ticket;desc=([\w-]+)/.exec(headers.get('server-timing') ?? '')?.[1] ?? '';
  } catch {
    return '';
  }
}
