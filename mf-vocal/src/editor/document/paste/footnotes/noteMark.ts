/** Elements that cannot be in a line. */
const blocks =
  'address,article,aside,blockquote,body,dd,details,div,dl,dt,figcaption,figure,footer,h1,h2,h3,h4,h5,h6,header,hr,li,main,ol,p,pre,section,summary,table,tbody,td,tfoot,th,thead,tr,ul,br';

/** Marks a footnote in a sentence for `PasteCleaner`. Joins the paragraphs of the note to one line. */
export function noteMark(page: Document, note: readonly Node[]): HTMLElement {
  const mark = page.createElement('span');
  mark.dataset.note = '';
  mark.append(...note);
  for (const block of mark.querySelectorAll(blocks)) {
    block.before(' ');
    block.replaceWith(...block.childNodes);
  }
  return mark;
}
