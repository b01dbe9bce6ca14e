import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TicketOffice } from '../tickets/TicketOffice.ts';
import type { Hosts } from './hosts.ts';
import type { PageCache } from './PageCache.ts';
import type { PageService } from './PageService.ts';
import { readPageRequest } from './readPageRequest.ts';
import { sendStoredPage } from './sendStoredPage.ts';

type Parts = { hosts: Hosts; pages: PageService; cache: PageCache; tickets: Pick<TicketOffice, 'headersFor'> };

/**
 * Answers with a page that is stored and fresh, before any routing.
 * @returns false when it has not answered: everything else is for the router
 */
export function answerFromCache(
  request: IncomingMessage,
  response: ServerResponse,
  { hosts, pages, cache, tickets }: Parts,
): boolean {
  const { method, url = '' } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  const key = hosts.keyOf(request.headers.host);
  const wanted = key && readPageRequest(request, key);
  // Another way of writing a page's path, as `/api/../`, may be a path of something else.
  if (!wanted || url.split('?', 1)[0] !== wanted.pathname) return false;
  const page = cache.fresh(pages.cacheKey(wanted));
  if (page) sendStoredPage(request, response, page, tickets.headersFor(request));
  return page !== undefined;
}
