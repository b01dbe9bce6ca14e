import type { EditorView } from '@tiptap/pm/view';
import { blockStart } from '../writing/blockStart.ts';

/** A block at the top level of the document. */
export type ShownBlock = { index: number; element: Element };

/** The block at a height of the window; null above and below the text. */
export function blockAt(view: EditorView, y: number): ShownBlock | null {
  const { left, width } = view.dom.getBoundingClientRect();
  const elements = document.elementsFromPoint(left + width / 2, y);
  const element = elements
    .map((under) => under.closest('.ProseMirror > *'))
    .find((found) => found && view.dom.contains(found));
  return element ? shownBlock(view, element) : null;
}

/** A block by its index. */
export function blockOf(view: EditorView, index: number): ShownBlock | null {
  const element = view.nodeDOM(blockStart(view.state.doc, index));
  return element instanceof Element ? { index, element } : null;
}

function shownBlock(view: EditorView, element: Element): ShownBlock | null {
  const position = view.posAtDOM(element, 0);
  return position < 0 ? null : { index: view.state.doc.resolve(position).index(0), element };
}

/** The gap between blocks that is nearest to a height of the window, and the height of its line. */
export function gapAt(view: EditorView, y: number): { gap: number; y: number } | null {
  const block = blockAt(view, y) ?? edgeBlock(view, y);
  if (!block) return null;
  const { top, bottom } = block.element.getBoundingClientRect();
  const isAfter = y > (top + bottom) / 2;
  return {
    gap: block.index + (isAfter ? 1 : 0),
    y: isAfter ? bottom + half(block.element) : top - half(block.element.previousElementSibling),
  };
}

/** Half of the space below a block, because the drop line is in its middle. */
function half(element: Element | null): number {
  return element ? Number.parseFloat(getComputedStyle(element).marginBlockEnd) / 2 || 0 : 0;
}

/** The first block for a height above the text, the last one for a height below it. */
function edgeBlock(view: EditorView, y: number): ShownBlock | null {
  const { firstElementChild, lastElementChild } = view.dom;
  const isAbove = firstElementChild && y < firstElementChild.getBoundingClientRect().top;
  const isBelow = lastElementChild && y > lastElementChild.getBoundingClientRect().bottom;
  if (isAbove) return { index: 0, element: firstElementChild };
  return isBelow ? { index: view.state.doc.childCount - 1, element: lastElementChild } : null;
}
