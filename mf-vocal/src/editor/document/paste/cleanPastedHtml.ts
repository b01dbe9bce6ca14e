import { readDocsSlice } from './footnotes/docsSlice.ts';
import { placeDocsNotes } from './footnotes/placeDocsNotes.ts';
import { LeftOutCounter, type Pasted } from './leftOut.ts';
import { PasteCleaner } from './PasteCleaner.ts';
import { withoutStyles } from './withoutStyles.ts';

/**
 * Converts HTML of the clipboard to elements of the document's schema. Styles of Word, Google Docs, Pages and web pages
 * become elements if the schema has them. All other styles are removed. Counts what a post cannot have.
 * @param docsSlice description of the same text by Google Docs, which alone has its footnotes
 */
export function cleanPastedHtml(html: string, docsSlice = ''): Pasted {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  const leftOut = new LeftOutCounter();
  leftOut.add('scripts', html.match(/<script(?=[\s/>])/gi)?.length ?? 0);
  const slice = readDocsSlice(docsSlice);
  if (slice) placeDocsNotes(body, slice, leftOut);
  return { html: new PasteCleaner(body, leftOut).clean(), leftOut: leftOut.counts };
}
