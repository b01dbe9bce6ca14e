import { readDocsSlice } from './footnotes/docsSlice.ts';
import { placeDocsNotes } from './footnotes/placeDocsNotes.ts';
import { LeftOutCounter, type Pasted } from './leftOut.ts';
import { PasteCleaner } from './PasteCleaner.ts';
import { withoutStyles } from './withoutStyles.ts';

/** The picture of an equation in Word. Only a condition for other programs tells it from other pictures. */
const wordEquation = /<!\[if !msEquation\]>[\s\S]*?<!\[endif\]>/g;

/**
 * Converts HTML of the clipboard to elements of the document's schema. Styles of Word, Google Docs, Pages and web pages
 * become elements if the schema has them. All other styles are removed. Counts what a post cannot have.
 * @param docsSlice description of the same text by Google Docs, which alone has its footnotes
 */
export function cleanPastedHtml(html: string, docsSlice = ''): Pasted {
  const leftOut = new LeftOutCounter();
  leftOut.add('equations', html.match(wordEquation)?.length ?? 0);
  const { body } = new DOMParser().parseFromString(withoutStyles(html.replace(wordEquation, '')), 'text/html');
  leftOut.add('scripts', html.match(/<script(?=[\s/>])/gi)?.length ?? 0);
  // LibreOffice writes the comments of its users as comments of HTML.
  if (/<meta name="generator" content="LibreOffice/i.test(html))
    leftOut.add('comments', html.match(/<!--(?=\s*[^\s*])/g)?.length ?? 0);
  const slice = readDocsSlice(docsSlice);
  if (slice) placeDocsNotes(body, slice, leftOut);
  return { html: new PasteCleaner(body, leftOut).clean(), leftOut: leftOut.counts };
}
