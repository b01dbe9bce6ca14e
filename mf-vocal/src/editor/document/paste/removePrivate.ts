import type { LeftOutCounter } from './leftOut.ts';
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

/** Marks in the text that link to comments of Word and Google Docs. A comment has one mark. */
const commentMarks = 'a[href^="#_msocom"],a[href^="#cmnt"]:not([href^="#cmnt_ref"])';
const comments = `[class^=msocom i],.MsoCommentReference,.MsoCommentText,.MsoCommentSubject,a[href^="#_msoanchor"],${commentMarks}`;

/** Comments of cells in LibreOffice Calc. */
const cellComments = 'comment';

/** Tracked deletions, which have an author or a time. A `del` element of an ordinary web page has neither. */
const deleted = '.msoDel,del[cite],del[datetime]';
const inserted = '.msoIns,ins[cite],ins[datetime]';

/**
 * Removes the parts of a document that are not for its readers: comments, tracked deletions and headers. Tracked
 * insertions stay as ordinary text.
 */
export function removePrivate(body: HTMLElement, leftOut: LeftOutCounter): void {
  const marks = body.querySelectorAll(commentMarks).length;
  let boxes = 0;
  // A comment of Google Docs is a box whose first link leads back to the text.
  for (const back of body.querySelectorAll('a[href^="#cmnt_ref"]')) {
    boxes += 1;
    (back.closest('div') ?? back.closest('p') ?? back).remove();
  }
  for (const element of body.querySelectorAll('[data-style]')) {
    const style = element.getAttribute('data-style') ?? '';
    const part = propertyOf(style, 'mso-element');
    if (part === 'comment') boxes += 1;
    const isOther = part !== undefined && !textOfWord.has(part);
    if (isOther || propertyOf(style, 'mso-special-character') === 'comment') element.remove();
  }
  const inCells = body.querySelectorAll(cellComments);
  for (const comment of inCells) comment.remove();
  leftOut.add('comments', Math.max(marks, boxes) + inCells.length);
  leftOut.add(
    'deletions',
    [...body.querySelectorAll(deleted)].filter((one) => !one.parentElement?.closest(deleted)).length,
  );
  for (const element of body.querySelectorAll(`${comments},${deleted}`)) element.remove();
  for (const element of body.querySelectorAll(inserted)) element.replaceWith(...element.childNodes);
}
