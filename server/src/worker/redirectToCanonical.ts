import type { IncomingMessage, ServerResponse } from 'node:http';
import { serviceWorkerPath } from '../address/documentPaths.ts';
import type { Hosts } from '../address/Hosts.ts';
import type { Address } from '../address/readAddress.ts';
import { redirectPage } from '../pages/redirectPage.ts';
import { sendPageResponse } from '../pages/sendPageResponse.ts';

/**
 * Redirects pages and documents of a former host name to the canonical one, with path and query. Calls, pictures and
 * files are still served, for pages that were opened before the name changed.
 * @returns false when it has not responded
 */
export function redirectToCanonical(
  address: Address,
  request: IncomingMessage,
  response: ServerResponse,
  hosts: Hosts,
): boolean {
  const { method, url = '', headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (address.area !== 'page' && address.area !== 'document' && address.area !== 'redirect') return false;
  // Browsers refuse a service worker from a redirect, and would keep the one they have.
  if ('path' in address && address.path === serviceWorkerPath) return false;
  const found = hosts.find(headers.host);
  if (!found || found.isCanonical) return false;
  const path = address.area === 'redirect' ? address.location : url;
  sendPageResponse(request, response, redirectPage(301, hosts.originOf(found.key) + path));
  return true;
}
