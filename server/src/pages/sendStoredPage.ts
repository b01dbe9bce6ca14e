import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { matchesEtag } from '@marquee/platform/http/matchesEtag.ts';
import { acceptedEncoding } from '../http/acceptedEncoding.ts';
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
  if (status === 200 && headers.etag && matchesEtag(request.headers['if-none-match'], headers.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const body = encoding === 'gzip' ? gzipped(bodies) : bodies[encoding];
  const encoded = encoding === 'identity' ? {} : { 'content-encoding': encoding };
  response.writeHead(status, { ...headers, ...encoded, 'content-length': body.length }).end(body);
}

/** Made when it is first asked for: nearly every browser takes brotli. */
function gzipped(bodies: NonNullable<StoredPage['bodies']>): Buffer {
  bodies.gzip ??= gzipSync(bodies.identity);
  return bodies.gzip;
}
