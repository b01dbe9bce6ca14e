import { ownCopy } from '../copy/copyBlocks.ts';
import { PasteCleaner } from './PasteCleaner.ts';
import { withoutStyles } from './withoutStyles.ts';

/**
 * Converts HTML of the clipboard to elements of the document's schema. Styles of Word, Google Docs, Pages and web pages
 * become elements if the schema has them. All other styles are removed.
 */
export function cleanPastedHtml(html: string): string {
  const unstyled = withoutStyles(html);
  const { body } = new DOMParser().parseFromString(unstyled, 'text/html');
  // Copied cells are inside the table that ProseMirror puts around them.
  if (body.querySelector(`[data-pm-slice][${ownCopy}], table[data-pm-slice] [${ownCopy}]`)) return unstyled;
  return new PasteCleaner(body).clean();
}
