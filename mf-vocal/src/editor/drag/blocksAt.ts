import type { EditorView } from '@tiptap/pm/view';
import { blockStart } from '../writing/blockStart.ts';

/** A block at the top level of the document. */
export type ShownBlock = { index: number; element: Element };

/** Returns the block at a y coordinate of the window. Null above and below the text. */
export function blockAt(view: EditorView, y: number): ShownBlock | null {
  const { left, width } = view.dom.getBoundingClientRect();
  const elements = document.elementsFromPoint(left + width / 2, y);
  const element = elements
    .map((under) => under.closest('.ProseMirror > *'))
    .find((found) => found && view.dom.contains(found));
  return element ? shownBlock(view, element) : null;
}

/** Returns the block with an index. */
export function blockOf(view: EditorView, index: number): ShownBlock | null {
  const element = view.nodeDOM(blockStart(view.state.doc, index));
  return element instanceof Element ? { index, element } : null;
}

function shownBlock(view: EditorView, element: Element): ShownBlock | null {
  const position = view.posAtDOM(element, 0);
  return position < 0 ? null : { index: view.state.doc.resolve(position).index(0), element };
}

/** Returns the gap between blocks that is nearest to a y coordinate of the window, and the y coordinate of its line. */
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

/** Returns half of the space below a block, because the drop line is in the middle of that space. */
function half(element: Element | null): number {
  return element ? Number.parseFloat(getComputedStyle(element).marginBlockEnd) / 2 || 0 : 0;
}

/** Returns the first block for a y coordinate above the text, and the last block for one below. */
function edgeBlock(view: EditorView, y: number): ShownBlock | null {
  const { firstElementChild, lastElementChild } = view.dom;
  const isAbove = firstElementChild && y < firstElementChild.getBoundingClientRect().top;
  const isBelow = lastElementChild && y > lastElementChild.getBoundingClientRect().bottom;
  if (isAbove) return { index: 0, element: firstElementChild };
  return isBelow ? { index: view.state.doc.childCount - 1, element: lastElementChild } : null;
}
