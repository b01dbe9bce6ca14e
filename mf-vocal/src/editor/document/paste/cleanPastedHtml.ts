import { ownCopy } from '../copy/copyBlocks.ts';
import { PasteCleaner } from './PasteCleaner.ts';
import { withoutStyles } from './withoutStyles.ts';

/**
 * HTML of the clipboard as the document's schema understands it: styles of Word, Google Docs, Pages and web pages have
 * become elements, and nothing else is left of them.
 */
export function cleanPastedHtml(html: string): string {
  const unstyled = withoutStyles(html);
  const { body } = new DOMParser().parseFromString(unstyled, 'text/html');
  if (body.querySelector(`[data-pm-slice][${ownCopy}]`)) return unstyled;
  return new PasteCleaner(body).clean();
}
