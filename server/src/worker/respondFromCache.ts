import type { IncomingMessage, ServerResponse } from 'node:http';
import { pageKey } from '../address/cacheKey.ts';
import type { Hosts } from '../address/Hosts.ts';
import type { Address } from '../address/readAddress.ts';
import type { SmallerPages } from '../pages/compression/SmallerPages.ts';
import type { PageCache } from '../pages/PageCache.ts';
import type { PageService } from '../pages/PageService.ts';
import { readPageRequest } from '../pages/readPageRequest.ts';
import { sendPageResponse } from '../pages/sendPageResponse.ts';
import type { TicketService } from '../tickets/TicketService.ts';

type Parts = {
  hosts: Hosts;
  pages: Pick<PageService, 'addresses'>;
  cache: PageCache;
  tickets: Pick<TicketService, 'headersFor'>;
  smaller: Pick<SmallerPages, 'noteRead'>;
};

/**
 * Answers with a page that is stored, before any routing.
 * @returns false when it has not answered: everything else is for the router
 */
export function respondFromCache(
  request: IncomingMessage,
  response: ServerResponse,
  address: Address,
  { hosts, pages, cache, tickets, smaller }: Parts,
): boolean {
  const { method } = request;
  if (address.area !== 'page' || (method !== 'GET' && method !== 'HEAD')) return false;
  const host = hosts.keyOf(request.headers.host);
  const pageRequest = host && readPageRequest(request, host, address, pages);
  if (!pageRequest || 'redirectTo' in pageRequest) return false;
  const page = cache.fresh(pageKey(pageRequest));
  if (!page) return false;
  sendPageResponse(request, response, page, tickets.headersFor(request));
  smaller.noteRead(page);
  return true;
}
