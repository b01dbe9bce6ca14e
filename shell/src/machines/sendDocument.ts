import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { StoredPage } from '../server/PageCache.ts';
import { sendStoredPage } from '../server/sendStoredPage.ts';

const compress = promisify(gzip);
/** Below that it is not worth it. */
const smallest = 1_400;

/** Sends a document as pages are sent, or by gzip to who knows only that, as most feed readers. */
export async function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  document: StoredPage,
): Promise<void> {
  const { bodies, headers } = document;
  const accepted = request.headers['accept-encoding'] ?? '';
  const hasIt = headers.etag !== undefined && request.headers['if-none-match']?.includes(headers.etag);
  if (!bodies || hasIt || bodies.identity.length < smallest || accepted.includes('br') || !accepted.includes('gzip')) {
    sendStoredPage(request, response, document);
    return;
  }
  const identity = await compress(bodies.identity);
  sendStoredPage(request, response, {
    ...document,
    headers: { ...headers, 'content-encoding': 'gzip' },
    bodies: { ...bodies, identity },
  });
}
