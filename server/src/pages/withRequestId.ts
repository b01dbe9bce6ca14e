import { compressPage } from './compression/compressPage.ts';
import { plainBody } from './PageBodies.ts';
import type { PageResponse } from './PageResponse.ts';

/** The empty element of the shell's error page (shell/src/routes/error/RequestId.tsx). */
const place = /(<p\b[^>]*\bid="request-id"[^>]*>)(?=<\/p>)/;

/**
 * Writes the id of the request into an error page, so that a reader can report it. Such a page is never stored. Pages of older shells have
 * no place for the id and stay as they are.
 * @param id a well-formed id, which needs no escapes
 */
export function withRequestId(page: PageResponse, id: string | undefined): PageResponse {
  if (!page.bodies || id === undefined) return page;
  const html = plainBody(page.bodies).toString();
  const written = html.replace(place, `$1Reference: ${id}`);
  if (written === html) return page;
  const identity = Buffer.from(written);
  return { ...page, bodies: { identity, br: compressPage(identity) } };
}
