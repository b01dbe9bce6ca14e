import type { IncomingMessage } from 'node:http';
import type { CacheLookup } from '../pages/PageCache.ts';
import type { TicketService } from '../tickets/TicketService.ts';
import type { SharedCache, SharedPage } from './SharedCache.ts';

type Parts = { tickets: Pick<TicketService, 'headersFor'>; sharedCache: SharedCache };

/** Headers of a page that this server never stores. `isShared` if the CDN may store them. */
export type OwnHeaders = { headers: Record<string, string>; isShared: boolean };

/**
 * Returns the own headers of a page. A page that the CDN may store has no ticket, because a ticket is for one reader. Its
 * browser asks for one (`ticketRoute`).
 */
export function ownHeaders(
  request: IncomingMessage,
  page: SharedPage,
  lookup: CacheLookup,
  { tickets, sharedCache }: Parts,
): OwnHeaders {
  const shared = sharedCache.headersFor(request, page, lookup);
  if (shared) return { headers: shared, isShared: true };
  const isRefused = sharedCache.isOn && !lookup.page.headers['cache-control']?.includes('no-store');
  const headers = { ...tickets.headersFor(request), ...(isRefused && sharedCache.refusal) };
  return { headers, isShared: false };
}
