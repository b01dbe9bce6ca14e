import { PasteCleaner } from './PasteCleaner.ts';
import { withoutStyles } from './withoutStyles.ts';

/**
 * HTML of the clipboard as the document's schema understands it: styles of Word, Google Docs, Pages and web pages have
 * become elements, and nothing else is left of them.
 */
export function cleanPastedHtml(html: string): string {
  const unstyled = withoutStyles(html);
  // Text of an editor like this one has no styles, and attributes that say where it was cut.
  if (/\sdata-pm-slice\s*=/.test(unstyled)) return unstyled;
  const { body } = new DOMParser().parseFromString(unstyled, 'text/html');
  return new PasteCleaner(body).clean();
}
