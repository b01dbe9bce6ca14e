import { bracketed, withoutBrackets } from '@marquee/shared/posts/footnoteText';
import { boxTables } from '../table/tableHtml.ts';
import { codeText, isCode, languageClass, removeLineNumbers } from './code/pastedCode.ts';
import { placeLinkedNotes } from './footnotes/placeLinkedNotes.ts';
import { placeWordWebNotes } from './footnotes/placeWordWebNotes.ts';
import { ListBuilder } from './ListBuilder.ts';
import type { LeftOutCounter } from './leftOut.ts';
import { markPictures } from './pastedPictures.ts';
import { copyCellAttributes, type PastedRow, pastedRows } from './pastedTable.ts';
import { removePrivate } from './removePrivate.ts';
import { removeUnstorable } from './removeUnstorable.ts';
import { tableRows } from './tableRows.ts';
import { appendMarked, marksInside, noMarks, type TextMarks } from './textMarks.ts';
import { takeWordListItem } from './wordListItem.ts';

/** What other steps leave of a page, and the signs with which Word for the web ends a paragraph. */
const dropped = 'head,img,link,meta,picture,script,style,.EOP';

const blocks =
  'address,article,aside,blockquote,body,center,dd,details,div,dl,dt,fieldset,figcaption,figure,footer,form,h1,h2,h3,h4,h5,h6,header,hr,li,main,nav,ol,p,pre,section,summary,table,tbody,td,tfoot,th,thead,tr,ul';

/** Elements for the paragraph styles of Word. */
const wordStyles: Readonly<Record<string, string>> = {
  MsoTitle: 'h1',
  MsoSubtitle: 'p',
  MsoQuote: 'blockquote',
  MsoIntenseQuote: 'blockquote',
};

/** Converts one pasted document. */
export class PasteCleaner {
  readonly #body: HTMLElement;
  readonly #document: Document;
  /** Number of levels by which headings move, because the page has the only h1. */
  readonly #shift: number;
  readonly #leftOut: LeftOutCounter;

  constructor(body: HTMLElement, leftOut: LeftOutCounter) {
    this.#body = body;
    this.#leftOut = leftOut;
    this.#document = body.ownerDocument;
    this.#shift = body.querySelector('h1, .MsoTitle, [role=heading][aria-level="1"]') ? 1 : 0;
  }

  clean(): string {
    for (const prepare of [removePrivate, removeUnstorable, removeLineNumbers, markPictures])
      prepare(this.#body, this.#leftOut);
    for (const place of [placeWordWebNotes, placeLinkedNotes]) place(this.#body, this.#leftOut);
    for (const note of this.#body.querySelectorAll<HTMLElement>('span[role=doc-footnote]')) note.dataset.note = '';
    for (const element of this.#body.querySelectorAll(dropped)) element.remove();
    const clean = this.#document.createElement('div');
    if (this.#body.querySelector(blocks)) this.#addBlocks(this.#body, clean, noMarks);
    else this.#addLine(this.#body, clean, noMarks);
    boxTables(clean);
    return clean.innerHTML;
  }

  /** Adds the content of an element as blocks. Text between blocks becomes paragraphs. */
  #addBlocks(from: Element, to: Element, marks: TextMarks): void {
    const lists = new ListBuilder(to);
    let line = this.#document.createElement('p');
    const endLine = () => {
      for (const paragraph of paragraphsOf(line)) {
        if (isBlank(paragraph)) continue;
        lists.end();
        to.append(paragraph);
      }
      line = this.#document.createElement('p');
    };
    for (const child of [...from.childNodes]) {
      if (child instanceof Element && (child.matches(blocks) || child.querySelector(blocks))) {
        endLine();
        this.#addBlock(child, to, marks, lists);
      } else this.#addNode(child, line, marks);
    }
    endLine();
  }

  #addBlock(block: Element, to: Element, around: TextMarks, lists: ListBuilder): void {
    const items = block.querySelectorAll('li');
    const only = items.length === 1 && items[0]?.textContent === block.textContent ? items[0] : undefined;
    const item = takeWordListItem(only ?? block);
    const marks = marksInside(block, around);
    if (item) {
      this.#addBlocks(only ?? block, lists.add(item.level, item.tag, item.start), marks);
      return;
    }
    if (!isBlank(block)) lists.end();
    if (block instanceof HTMLElement && block.dataset.pasted) {
      this.#addMedia('image', block, block.dataset.pasted, to);
      return;
    }
    if (block instanceof HTMLElement && block.dataset.pastedVideo) {
      this.#addMedia('video', block, block.dataset.pastedVideo, to);
      return;
    }
    const tag = wordStyles[block.className] ?? block.localName;
    const level = headingLevel(block, tag);
    if (level > 0) this.#addHeading(block, level, to, marks);
    else if (isCode(block)) this.#addCode(block, to);
    else if (tag === 'ul' || tag === 'ol') this.#addList(block, to, marks);
    else if (tag === 'blockquote') this.#addBlocks(block, this.#append(to, 'blockquote'), marks);
    else if (tag === 'hr') this.#append(to, 'hr');
    else if (tag === 'table') this.#addTable(block, to, marks);
    else this.#addBlocks(block, to, marks);
  }

  #addHeading(block: Element, level: number, to: Element, marks: TextMarks): void {
    if (isBlank(block)) return;
    // Items and cells have no headings.
    const tag = ['li', 'td', 'th'].includes(to.localName) ? 'p' : `h${Math.min(Math.max(level + this.#shift, 2), 4)}`;
    const heading = this.#append(to, tag);
    this.#addLine(block, heading, marks);
    removeBold(heading);
  }

  /** A block for a picture or video, with the caption of its figure. */
  #addMedia(type: 'image' | 'video', figure: HTMLElement, data: string, to: Element): void {
    const section = this.#append(to, 'section');
    section.setAttribute('data-module', type);
    section.setAttribute('data-block', data);
    for (const part of ['title', 'caption', 'text']) {
      const hole = this.#append(section, 'div');
      hole.setAttribute('data-hole', part);
      if (part === 'caption') this.#addLine(figure, hole, noMarks);
      if (part === 'text') this.#append(hole, 'p');
    }
  }

  #addList(block: Element, to: Element, marks: TextMarks): void {
    const list = this.#append(to, block.localName);
    const start = Number.parseInt(block.getAttribute('start') ?? '', 10);
    if (block.localName === 'ol' && start > 1) list.setAttribute('start', String(start));
    for (const child of [...block.children]) {
      if (child.localName === 'li') this.#addBlocks(child, this.#append(list, 'li'), marksInside(child, marks));
      // Google Docs has nested lists beside the item that they belong to.
      else this.#addBlock(child, list.lastElementChild ?? this.#append(list, 'li'), marks, new ListBuilder(list));
    }
  }

  #addCode(block: Element, to: Element): void {
    const code = this.#append(this.#append(to, 'pre'), 'code');
    const language = languageClass(block);
    if (language) code.className = language;
    code.textContent = codeText(block);
  }

  /** Adds a table, and its pictures after it, because cells have no blocks. A table for layout leaves its content. */
  #addTable(table: Element, to: Element, marks: TextMarks): void {
    const rows = pastedRows(table);
    if (!rows) {
      for (const cell of tableRows(table).flat()) this.#addBlocks(cell, to, marks);
      return;
    }
    const pictures = [...table.querySelectorAll<HTMLElement>('[data-pasted]')];
    for (const picture of pictures) picture.remove();
    const added = this.#append(to, 'table');
    const caption = table.querySelector('caption');
    if (caption && !isBlank(caption)) this.#addLine(caption, this.#append(added, 'caption'), marks);
    for (const row of rows) this.#addRow(row, added, marks);
    for (const picture of pictures) this.#addMedia('image', picture, picture.dataset.pasted ?? '', to);
  }

  #addRow({ isHead, cells }: PastedRow, table: Element, marks: TextMarks): void {
    const row = this.#append(table.querySelector('tbody') ?? this.#append(table, 'tbody'), 'tr');
    for (const cell of cells) {
      const added = this.#append(row, isHead ? 'th' : cell.localName);
      copyCellAttributes(cell, added);
      this.#addBlocks(cell, added, marksInside(cell, marks));
      if (added.localName === 'th') removeBold(added);
    }
  }

  /** Adds the content of an element as one line. */
  #addLine(from: Element, to: Element, marks: TextMarks): void {
    for (const child of [...from.childNodes]) this.#addNode(child, to, marks);
  }

  #addNode(node: Node, line: Element, marks: TextMarks): void {
    if (node instanceof Text) {
      const isSpace = node.parentElement?.className === 'Apple-converted-space';
      const text = isSpace ? node.data.replaceAll('\u00a0', ' ') : node.data;
      appendMarked(line, this.#document.createTextNode(text), marks);
    } else if (node instanceof HTMLElement && node.dataset.note !== undefined) this.#addNote(node, line);
    else if (node instanceof Element) {
      if (node.localName !== 'br') this.#addLine(node, line, marksInside(node, marks));
      else if (node.className !== 'Apple-interchange-newline') this.#append(line, 'br');
    }
  }

  #addNote(note: Element, line: Element): void {
    const words = this.#document.createElement('p');
    this.#addLine(note, words, noMarks);
    const mark = this.#append(line, 'span');
    mark.setAttribute('role', 'doc-footnote');
    mark.innerHTML = bracketed(withoutBrackets(words.innerHTML.replace(/\s+/g, ' ')));
  }

  #append(to: Element, tag: string): Element {
    const element = this.#document.createElement(tag);
    to.append(element);
    return element;
  }
}

/** Level of a heading: of its element, or of its role, as in Word for the web. 0 for other blocks. */
function headingLevel(block: Element, tag: string): number {
  if (/^h[1-6]$/.test(tag)) return Number(tag[1]);
  return block.getAttribute('role') === 'heading' ? Number(block.getAttribute('aria-level')) || 2 : 0;
}

/** Headings are bold anyway. */
function removeBold(heading: Element): void {
  for (const bold of heading.querySelectorAll('strong')) bold.replaceWith(...bold.childNodes);
}

/** Splits a line at its blank lines, which mails and old pages have instead of paragraphs. */
function paragraphsOf(line: Element): Element[] {
  const paragraphs = [line.cloneNode(false) as Element];
  let breaks: ChildNode[] = [];
  for (const child of [...line.childNodes]) {
    const isBreak = child instanceof Element && child.localName === 'br';
    const isSpace = child instanceof Text && child.data.trim() === '';
    if (isBreak || (isSpace && breaks.length > 0)) {
      breaks.push(child);
      continue;
    }
    if (breaks.filter(({ nodeName }) => nodeName === 'BR').length > 1)
      paragraphs.push(line.cloneNode(false) as Element);
    else paragraphs.at(-1)?.append(...breaks);
    breaks = [];
    paragraphs.at(-1)?.append(child);
  }
  return paragraphs;
}

/** True if nothing of the element is visible. */
function isBlank(element: Element): boolean {
  const shown = 'hr, [data-pasted], [data-pasted-video], [data-note]';
  return element.textContent.trim() === '' && !element.querySelector(shown) && !element.matches(shown);
}
