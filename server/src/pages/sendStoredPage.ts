import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchesEtag } from '@marquee/platform/http/matchesEtag.ts';
import { acceptedEncoding } from '../http/acceptedEncoding.ts';
import { bodyIn } from './PageBodies.ts';
import type { StoredPage } from './StoredPage.ts';

/**
 * Responds with a stored page as it is: compressed if the client accepts that, or only its headers on a match.
 * @param own headers of this one response, which are not stored
 */
export function sendStoredPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
  own: Readonly<Record<string, string>> = {},
): void {
  const { status, bodies } = page;
  if (!bodies) {
    response.writeHead(status, { ...page.headers, 'content-length': 0 }).end();
    return;
  }
  const { etag } = page.headers;
  if (status === 200 && etag && matchesEtag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, { ...page.headers, ...own }).end();
    return;
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const body = bodyIn(encoding, bodies);
  const encoded = encoding === 'identity' ? {} : { 'content-encoding': encoding };
  const headers = { ...page.headers, ...own, ...encoded, 'content-length': body.length };
  response.writeHead(status, headers).end(body);
}
