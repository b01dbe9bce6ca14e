import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchesEtag } from '@marquee/platform/http/matchesEtag.ts';
import { acceptedEncoding } from '../http/acceptedEncoding.ts';
import { bodyIn } from './PageBodies.ts';
import type { PageResponse } from './PageResponse.ts';

/**
 * Sends the response of a page, compressed if the client accepts that, or only its headers on a match.
 * @param own headers for this one request, which are never stored
 */
export function sendPageResponse(
  request: IncomingMessage,
  response: ServerResponse,
  page: PageResponse,
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
