import type { IncomingMessage, ServerResponse } from 'node:http';
import { creatorHost, sessionCookieName } from '@marquee/shared/domain';
import type { Hosts } from '../address/Hosts.ts';
import { securityHeaders } from '../http/contentSecurityPolicy.ts';
import { authPath } from './authPath.ts';

const sessionCookie = new RegExp(`(?:^|;\\s*)(?:__(?:Host|Secure)-)?${sessionCookieName}=`);

/**
 * Sends visitors of the creator platform to its door, with the page that they asked for: without a session there is nothing behind it.
 * Whether a session is still good is for the api to say. Before the page cache, which keeps one page for all.
 * @returns false when it has not answered
 */
export function redirectVisitor(request: IncomingMessage, response: ServerResponse, hosts: Hosts): boolean {
  const { method, url = '', headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  const isPlatform = /^\/(?:$|\?|vocal(?:$|[/?]))/.test(url);
  if (!isPlatform || hosts.keyOf(headers.host) !== creatorHost || sessionCookie.test(headers.cookie ?? ''))
    return false;
  const location = url.startsWith('/vocal') ? `${authPath}?${new URLSearchParams({ next: url })}` : authPath;
  response.writeHead(302, {
    location,
    ...securityHeaders,
    'cache-control': 'private, no-store',
    'content-length': 0,
  });
  response.end();
  return true;
}
