import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from '../address/addressOf.ts';
import { pageKey } from '../address/cacheKey.ts';
import { type PageFailure, pageFailure } from '../counts/pageFailure.ts';
import { securityHeaders } from '../http/contentSecurityPolicy.ts';
import { FailedPageError } from '../pages/PageCache.ts';
import type { PageResponse } from '../pages/PageResponse.ts';
import { readPageRequest } from '../pages/readPageRequest.ts';
import { redirectPage } from '../pages/redirectPage.ts';
import { sendPageResponse } from '../pages/sendPageResponse.ts';
import type { ServerParts } from './ServerParts.ts';

/** Renders the requested page, or takes it from the cache, and sends it. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, parts: ServerParts) {
  const { hosts, pages, cache, counts, releaseSet } = parts;
  const host = hosts.keyOf(request.headers.host);
  if (!host)
    return reply.code(404).type('text/plain').headers(securityHeaders).send('There is no site at this host.\n');
  const address = addressOf(request.raw);
  if (address.area !== 'page') return reply.callNotFound();
  const pageRequest = readPageRequest(request.raw, host, address, pages);
  const send = (page: PageResponse, own = parts.tickets.headersFor(request.raw)) => {
    reply.hijack();
    sendPageResponse(request.raw, reply.raw, page, own);
  };
  if ('redirectTo' in pageRequest) return send(redirectPage(301, pageRequest.redirectTo));
  const countFailure = (failure: PageFailure | null | undefined) =>
    failure && counts.failure(request.raw, { ...failure, page: request.host + address.path });
  const isPrivate = pages.isPrivate(pageRequest);
  const render = async () => {
    const startedAt = performance.now();
    const count = ({ owner = 'shell' }: PageResponse) => counts.render(owner, performance.now() - startedAt);
    try {
      const page = await pages.render({ ...pageRequest, client: parts.addresses.of(request.raw) });
      count(page);
      return page;
    } catch (error) {
      if (error instanceof FailedPageError) count(error.page);
      throw error;
    }
  };
  const page = await (isPrivate ? renderUnstored(render) : cache.get(pageKey(pageRequest), render)).catch(
    (error: unknown) => {
      countFailure(pageFailure(error, null, releaseSet.set));
      throw error;
    },
  );
  countFailure(page.failure);
  if (page.status < 300 || page.status >= 400) counts.page(request.raw);
  // Without a ticket: reading a private page is no impression.
  if (isPrivate) return send(page, {});
  // While the api is away, a page of another release set is better than none.
  return send(page.status === 503 ? (parts.readElsewhere(pageKey(pageRequest)) ?? page) : page);
}

/** A page that is rendered for this request alone, or the error page in its place. */
async function renderUnstored(render: () => Promise<PageResponse>): Promise<PageResponse> {
  try {
    return await render();
  } catch (error) {
    if (error instanceof FailedPageError) return error.page;
    throw error;
  }
}
