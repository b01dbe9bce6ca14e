import { propertyOf } from './textMarks.ts';

/** Parts of a Word document that are text for its readers. Word marks each other part, such as comments and headers. */
const textOfWord: ReadonlySet<string> = new Set([
  'endnote',
  'endnote-list',
  'footnote',
  'footnote-list',
  'frame',
  'para-border-div',
]);

/** Comments of Word and Google Docs, and the marks in the text that link to them. */
const comments =
  '[class^=msocom i],.MsoCommentReference,.MsoCommentText,.MsoCommentSubject,a[href^="#_msocom"],a[href^="#_msoanchor"],a[href^="#cmnt"]';

/** Tracked deletions, which have an author or a time. A `del` element of an ordinary web page has neither. */
const deleted = '.msoDel,del[cite],del[datetime]';
const inserted = '.msoIns,ins[cite],ins[datetime]';

/**
 * Removes the parts of a document that are not for its readers: comments, tracked deletions and headers. Tracked
 * insertions stay as ordinary text.
 */
export function leavePrivate(body: HTMLElement): void {
  // A comment of Google Docs is a box whose first link leads back to the text.
  for (const back of body.querySelectorAll('a[href^="#cmnt_ref"]')) back.closest('div')?.remove();
  for (const element of body.querySelectorAll('[data-style]')) {
    const style = element.getAttribute('data-style') ?? '';
    const part = propertyOf(style, 'mso-element');
    const isOther = part !== undefined && !textOfWord.has(part);
    if (isOther || propertyOf(style, 'mso-special-character') === 'comment') element.remove();
  }
  for (const element of body.querySelectorAll(`${comments},${deleted}`)) element.remove();
  for (const element of body.querySelectorAll(inserted)) element.replaceWith(...element.childNodes);
}
