import { mayNameFormerPage } from '@marquee/platform/address/formerAddress.ts';
import type { HostKey } from '@marquee/shared/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from '../address/addressOf.ts';
import { pageKey } from '../address/cacheKey.ts';
import { type PageFailure, pageFailure } from '../counts/pageFailure.ts';
import { callerOf } from '../former/callerOf.ts';
import { securityHeaders } from '../http/contentSecurityPolicy.ts';
import { type CacheLookup, FailedPageError } from '../pages/PageCache.ts';
import type { PageResponse } from '../pages/PageResponse.ts';
import { readPageRequest } from '../pages/readPageRequest.ts';
import { redirectPage } from '../pages/redirectPage.ts';
import { sendPageResponse } from '../pages/sendPageResponse.ts';
import { cacheStatus } from '../requests/cacheStatus.ts';
import { serverTiming } from '../requests/serverTiming.ts';
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
  const send = (page: PageResponse, own: Record<string, string> = {}) => {
    reply.hijack();
    sendPageResponse(request.raw, reply.raw, page, own);
  };
  const former = () =>
    parts.former.find(host, `${address.path}${address.query && `?${address.query}`}`, callerOf(request.raw, parts));
  const mayBeFormer = 'redirectTo' in pageRequest || (address.path === '/' && mayNameFormerPage(address.query));
  const redirect = mayBeFormer ? await former() : null;
  if (redirect) return send(redirect);
  if ('redirectTo' in pageRequest)
    return send(redirectPage(301, pageRequest.redirectTo), parts.tickets.headersFor(request.raw));
  const countFailure = (failure: PageFailure | null | undefined) =>
    failure && counts.failure(request.raw, { ...failure, page: request.host + address.path });
  const isPrivate = pages.isPrivate(pageRequest);
  const render = async () => {
    const startedAt = performance.now();
    const count = ({ owner = 'shell' }: PageResponse) => counts.render(owner, performance.now() - startedAt);
    try {
      const page = await pages.render({
        ...pageRequest,
        client: parts.addresses.of(request.raw),
        requestId: request.id,
      });
      count(page);
      return page;
    } catch (error) {
      if (error instanceof FailedPageError) count(error.page);
      throw error;
    }
  };
  const lookup = await (isPrivate ? renderUnstored(render) : cache.lookUp(pageKey(pageRequest), render)).catch(
    (error: unknown) => {
      countFailure(pageFailure(error, null, releaseSet.set));
      throw error;
    },
  );
  const { page } = lookup;
  const moved = page.status === 404 && !isPrivate ? await former() : null;
  if (moved) return send(moved);
  const own = page.status === 404 ? followedBy(host, page) : {};
  countFailure(page.failure);
  if (page.status < 300 || page.status >= 400) counts.page(request.raw);
  // Without a ticket: reading a private page is no impression.
  if (isPrivate) return send(page, noted(host, reply, lookup, parts));
  // While the api is away, a page of another release set is better than none.
  const elsewhere = page.status === 503 ? parts.readElsewhere(pageKey(pageRequest)) : null;
  const found: CacheLookup = elsewhere ? { ...elsewhere, result: 'elsewhere' } : lookup;
  return send(found.page, {
    ...noted(host, reply, found, parts, parts.tickets.headersFor(request.raw)),
    ...own,
  });
}

/** Tags of a 404 for caches in front, because a former address can be added. */
function followedBy(host: HostKey, { headers }: PageResponse): Record<string, string> {
  const tags = [headers['cache-tag'], `redirects:${host}`].filter(Boolean);
  return { 'cache-tag': tags.join(',') };
}

/** Notes what the cache did, and returns the headers that say so, beside those of the ticket. */
function noted(
  host: HostKey,
  reply: FastifyReply,
  lookup: CacheLookup,
  { watch }: Pick<ServerParts, 'watch'>,
  ticket: Record<string, string> = {},
): Record<string, string> {
  watch.note(host, reply.raw, lookup);
  const { page, result } = lookup;
  const isRendered = result === 'miss' || result === 'expired' || result === 'bypass';
  return {
    ...ticket,
    'cache-status': cacheStatus(lookup),
    ...(isRendered && page.timing && { 'server-timing': serverTiming(page.timing, ticket['server-timing']) }),
  };
}

/** A page that is rendered for this request alone, or the error page in its place. */
async function renderUnstored(render: () => Promise<PageResponse>): Promise<CacheLookup> {
  const unstored = { result: 'bypass', ttlMs: 0, ageMs: 0 } as const;
  try {
    return { page: await render(), ...unstored };
  } catch (error) {
    if (error instanceof FailedPageError) return { page: error.page, ...unstored };
    throw error;
  }
}
