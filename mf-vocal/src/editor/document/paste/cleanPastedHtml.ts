import { readDocsSlice } from './footnotes/docsSlice.ts';
import { placeDocsNotes } from './footnotes/placeDocsNotes.ts';
import { LeftOutCounter, type Pasted } from './leftOut.ts';
import { PasteCleaner } from './PasteCleaner.ts';
import { countTags, maxTags } from './tags.ts';
import { withoutStyles } from './withoutStyles.ts';

/** The picture of an equation in Word. Only a condition for other programs tells it from other pictures. */
const wordEquation = /<!\[if !msEquation\]>[\s\S]*?<!\[endif\]>/g;

/** Maximum number of elements and characters that a text of a post can have (`api/src/kernel/html/sanitizeHtml.ts`). */
const maxElements = 10_000;
const maxLength = 260_000;

/**
 * Converts HTML of the clipboard to elements of the document's schema. Styles of Word, Google Docs, Pages and web pages
 * become elements if the schema has them. All other styles are removed. Counts what a post cannot have.
 * @param docsSlice description of the same text by Google Docs, which alone has its footnotes
 * @returns null for more than a post can have
 */
export function cleanPastedHtml(html: string, docsSlice = ''): Pasted | null {
  if (countTags(html) > maxTags) return null;
  const leftOut = new LeftOutCounter();
  leftOut.add('equations', html.match(wordEquation)?.length ?? 0);
  const { body } = new DOMParser().parseFromString(withoutStyles(html.replace(wordEquation, '')), 'text/html');
  leftOut.add('scripts', html.match(/<script(?=[\s/>])/gi)?.length ?? 0);
  // LibreOffice writes the comments of its users as comments of HTML.
  if (/<meta name="generator" content="LibreOffice/i.test(html))
    leftOut.add('comments', html.match(/<!--(?=\s*[^\s*])/g)?.length ?? 0);
  const slice = readDocsSlice(docsSlice);
  if (slice) placeDocsNotes(body, slice, leftOut);
  const clean = new PasteCleaner(body, leftOut).clean();
  const isStorable = countTags(clean) <= maxElements && clean.length - pictureData(clean) <= maxLength;
  return isStorable ? { html: clean, leftOut: leftOut.counts } : null;
}

/** Characters of the fields of blocks, which are not part of a text. */
function pictureData(html: string): number {
  return (html.match(/ data-block="[^"]*"/g) ?? []).reduce((sum, { length }) => sum + length, 0);
}
