import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StoredPage } from './PageCache.ts';

/**
 * Answers with a stored page as it is: compressed for who takes that, or only with its headers for who has it already.
 * @param own headers of this one answer, which are not stored
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
  const headers = { ...page.headers, ...own };
  if (status === 200 && headers.etag && request.headers['if-none-match']?.includes(headers.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  if (request.headers['accept-encoding']?.includes('br')) {
    response.writeHead(status, { ...headers, 'content-encoding': 'br', 'content-length': bodies.br.length });
    response.end(bodies.br);
    return;
  }
  response.writeHead(status, { ...headers, 'content-length': bodies.identity.length }).end(bodies.identity);
}
