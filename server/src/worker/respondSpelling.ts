import type { IncomingMessage, ServerResponse } from 'node:http';
import { pageKey } from '../address/cacheKey.ts';
import { readAddress } from '../address/readAddress.ts';
import { callerOf } from '../former/callerOf.ts';
import { readPageRequest } from '../pages/readPageRequest.ts';
import { redirectPage } from '../pages/redirectPage.ts';
import { sendPageResponse } from '../pages/sendPageResponse.ts';
import type { ServerParts } from './ServerParts.ts';

type Parts = Pick<ServerParts, 'hosts' | 'pages' | 'cache' | 'former' | 'addresses'>;

/**
 * Redirects another spelling of an address, such as one with a trailing slash. A former address leads to its page at
 * once, because search engines give up on long chains.
 */
export async function respondSpelling(
  request: IncomingMessage,
  response: ServerResponse,
  location: string,
  parts: Parts,
): Promise<void> {
  const host = parts.hosts.keyOf(request.headers.host);
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  const former =
    host && isReading && !isStored(request, location, parts)
      ? await parts.former.find(host, location, callerOf(request, parts))
      : null;
  sendPageResponse(request, response, former ?? redirectPage(301, location));
}

/** Checks whether the page itself is stored, so that there is nothing to look up. */
function isStored(request: IncomingMessage, location: string, { hosts, pages, cache }: Parts): boolean {
  const host = hosts.keyOf(request.headers.host);
  const address = readAddress(location);
  if (!host || address.area !== 'page') return false;
  const page = readPageRequest(request, host, address, pages);
  return !('redirectTo' in page) && cache.fresh(pageKey(page))?.page.status === 200;
}
