import type { IncomingMessage, ServerResponse } from 'node:http';
import { creatorHost, sessionCookieName } from '@marquee/shared/domain';
import type { Hosts } from '../address/Hosts.ts';
import { securityHeaders } from '../http/contentSecurityPolicy.ts';
import { authPath } from './authPath.ts';

const sessionCookie = new RegExp(`(?:^|;\\s*)(?:__(?:Host|Secure)-)?${sessionCookieName}=`);

/**
 * Redirects visitors of the creator platform without a session to its sign-in page, with the requested page as the target.
 * The api decides whether a session is still valid. Runs before the page cache, which keeps one page for all.
 * @returns false when it has not responded
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
