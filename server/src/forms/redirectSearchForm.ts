import type { IncomingMessage, ServerResponse } from 'node:http';
import { searchPath } from '@marquee/shared/search/searchPath';
import { securityHeaders } from '../http/contentSecurityPolicy.ts';

const formAddress = '/search?';

/**
 * Redirects a submitted search form, `/search?q={text}`, to the search page of the text. With scripts, the browser does
 * the same. Runs before the page cache, whose keys are paths.
 * @returns false if nothing was sent, because the request is not a search or has no text. The form itself has no text
 */
export function redirectSearchForm({ method, url = '' }: IncomingMessage, response: ServerResponse): boolean {
  if (!url.startsWith(formAddress) || (method !== 'GET' && method !== 'HEAD')) return false;
  const text = new URLSearchParams(url.slice(formAddress.length)).get('q');
  const location = text && searchPath(text);
  if (!location) return false;
  response.writeHead(302, {
    location,
    ...securityHeaders,
    'cache-control': 'public, max-age=3600',
    'content-length': 0,
  });
  response.end();
  return true;
}
