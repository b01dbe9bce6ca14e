import type { MetaArguments, PageMeta, RouteHandle } from '@marquee/shared';
import { headTags } from '../document/headTags.ts';
import { errorMeta } from '../routes/error/errorMeta.ts';
import { updateHead } from './updateHead.ts';

/** The metadata of a page. An error in it is a failure of the page, not of the frame that reads it. */
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
 * Puts the metadata and the title of the current page into the head.
 * @param error that its route threw
 */
export function showMeta(document: Document, handle: RouteHandle, error: unknown, page: MetaArguments): void {
  updateHead(document, headTags(metaOf(handle, error, page), page.config));
}
