import type { IncomingMessage, ServerResponse } from 'node:http';
import { searchPath } from '@marquee/shared/search/searchPath';
import { securityHeaders } from '../http/contentSecurityPolicy.ts';

const formAddress = '/search?';

/**
 * Redirects the search form, `/search?q={text}`, to the page of the text, as the form's script does where there is one.
 * Runs before the page cache, which knows pages by their paths.
 * @returns false when it has not responded: without a text, the request is for the form
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
