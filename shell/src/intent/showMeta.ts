import type { MetaArguments, PageMeta, RouteHandle } from '@marquee/shared';
import { headTags } from '../app/headTags.ts';
import { errorMeta } from '../routes/error/errorMeta.ts';
import { updateHead } from './updateHead.ts';

/** What a page tells of itself. Where that throws, the page has failed, and not the frame from which it is asked. */
function metaOf({ meta }: RouteHandle, error: unknown, page: MetaArguments): PageMeta {
  const failed = (cause: unknown) => errorMeta(cause, page.config.site, page.pathname);
  if (error) return failed(error);
  try {
    return meta(page);
  } catch (cause) {
    reportError(cause);
    return failed(cause);
  }
}

/**
 * Puts what the page now shown tells machines, and its title, into the head.
 * @param error that its route threw
 */
export function showMeta(document: Document, handle: RouteHandle, error: unknown, page: MetaArguments): void {
  updateHead(document, headTags(metaOf(handle, error, page), page.config));
}
