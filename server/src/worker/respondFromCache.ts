import type { IncomingMessage, ServerResponse } from 'node:http';
import { type CacheKey, pageKey } from '../address/cacheKey.ts';
import type { Hosts } from '../address/Hosts.ts';
import type { Address } from '../address/readAddress.ts';
import type { SmallerPages } from '../pages/compression/SmallerPages.ts';
import type { PageCache, StoredPage } from '../pages/PageCache.ts';
import type { PageService } from '../pages/PageService.ts';
import { readPageRequest } from '../pages/readPageRequest.ts';
import { sendStoredPage } from '../pages/sendStoredPage.ts';
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
 * @param find a stored page; a fresh one when absent
 * @returns false when it has not answered: everything else is for the router
 */
export function respondFromCache(
  request: IncomingMessage,
  response: ServerResponse,
  address: Address,
  { hosts, pages, cache, tickets, smaller }: Parts,
  find: (key: CacheKey) => StoredPage | undefined = (key) => cache.fresh(key),
): boolean {
  const { method } = request;
  if (address.area !== 'page' || (method !== 'GET' && method !== 'HEAD')) return false;
  const key = hosts.keyOf(request.headers.host);
  const wanted = key && readPageRequest(request, key, address, pages);
  if (!wanted || 'elsewhere' in wanted) return false;
  const page = find(pageKey(wanted));
  if (!page) return false;
  sendStoredPage(request, response, page, tickets.headersFor(request));
  smaller.noteRead(page);
  return true;
}
