import type { IncomingMessage, ServerResponse } from 'node:http';
import { mayNameFormerPage } from '@marquee/platform/address/formerAddress.ts';
import { pageKey } from '../address/cacheKey.ts';
import type { Hosts } from '../address/Hosts.ts';
import type { Address } from '../address/readAddress.ts';
import type { SmallerPages } from '../pages/compression/SmallerPages.ts';
import type { PageCache } from '../pages/PageCache.ts';
import type { PageService } from '../pages/PageService.ts';
import { readPageRequest } from '../pages/readPageRequest.ts';
import { sendPageResponse } from '../pages/sendPageResponse.ts';
import { cacheStatus } from '../requests/cacheStatus.ts';
import type { RequestWatch } from '../requests/RequestWatch.ts';
import type { TicketService } from '../tickets/TicketService.ts';

type Parts = {
  hosts: Hosts;
  pages: Pick<PageService, 'addresses'>;
  cache: PageCache;
  tickets: Pick<TicketService, 'headersFor'>;
  smaller: Pick<SmallerPages, 'noteRead'>;
  watch: Pick<RequestWatch, 'note'>;
};

/**
 * Answers with a page that is stored, before any routing.
 * @returns false when it has not answered: everything else is for the router
 */
export function respondFromCache(
  request: IncomingMessage,
  response: ServerResponse,
  address: Address,
  { hosts, pages, cache, tickets, smaller, watch }: Parts,
): boolean {
  const { method } = request;
  if (address.area !== 'page' || (method !== 'GET' && method !== 'HEAD')) return false;
  const host = hosts.keyOf(request.headers.host);
  const pageRequest = host && readPageRequest(request, host, address, pages);
  if (!pageRequest || 'redirectTo' in pageRequest) return false;
  // The address can be a former one.
  if (address.path === '/' && mayNameFormerPage(address.query)) return false;
  const lookup = cache.fresh(pageKey(pageRequest));
  if (!lookup || lookup.page.status === 404) return false;
  watch.note(host, response, lookup);
  const own = { ...tickets.headersFor(request), 'cache-status': cacheStatus(lookup) };
  sendPageResponse(request, response, lookup.page, own);
  smaller.noteRead(lookup.page);
  return true;
}
