import { bracketed, withoutBrackets } from '@marquee/shared/posts/footnoteText';

/** Writes the footnotes of a document as they are stored. */
export function writeFootnotes(root: Element): void {
  for (const mark of root.querySelectorAll<HTMLElement>('[data-footnote]')) {
    const note = root.ownerDocument.createElement('span');
    note.setAttribute('role', 'doc-footnote');
    note.innerHTML = bracketed(mark.dataset.footnote ?? '');
    // A note without words is no note.
    if (withoutBrackets(note.textContent)) mark.replaceWith(note);
    else mark.remove();
  }
}
