import type { LeftOutCounter } from '../leftOut.ts';
import { noteMark } from './noteMark.ts';

const marks = '[data-ccp-charstyle="footnote reference" i],[data-ccp-charstyle="endnote reference" i]';
const texts = '[data-ccp-parastyle="footnote text" i],[data-ccp-parastyle="endnote text" i]';

/**
 * Moves the footnotes of Word for the web to their marks. A mark is a number in a style of its own, without a link. A note
 * that was copied with the text begins with the number of its mark. A mark without its note is removed.
 */
export function placeWordWebNotes(body: HTMLElement, leftOut: LeftOutCounter): void {
  const notes = new Map<string, Element>();
  for (const text of body.querySelectorAll(texts)) {
    const note = text.closest('p,div');
    const number = note?.querySelector(marks);
    if (!note || !number) continue;
    notes.set(number.textContent.trim(), note);
    number.remove();
  }
  for (const mark of body.querySelectorAll(marks)) {
    const note = notes.get(mark.textContent.trim());
    if (!note) {
      leftOut.add('footnotes');
      mark.remove();
      continue;
    }
    mark.replaceWith(noteMark(body.ownerDocument, [...note.childNodes]));
    note.remove();
  }
}
