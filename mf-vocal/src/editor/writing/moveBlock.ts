import { type EditorState, NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { blockStart } from './blockStart.ts';

/** The transaction that moves a block, and the block's new number among the `of` blocks, counted from 1. */
export type BlockMove = { transaction: Transaction; place: number; of: number };

/** Moves the block with the caret up or down by one. Returns null if the block is already first or last. */
export function moveBlock(state: EditorState, direction: 'up' | 'down'): BlockMove | null {
  const index = state.selection.$from.index(0);
  return moveBlockTo(state, index, direction === 'up' ? index - 1 : index + 2);
}

/**
 * Moves a block of the document, and the selection in it.
 * @param index index of the block
 * @param gap number of the gap to move the block to. 0 is before the first block, 1 is between the first two blocks
 * @returns null if the gap does not exist, or if it is next to the block
 */
export function moveBlockTo(state: EditorState, index: number, gap: number): BlockMove | null {
  const { doc, selection, tr } = state;
  if (index < 0 || index >= doc.childCount || gap < 0 || gap > doc.childCount) return null;
  if (gap === index || gap === index + 1) return null;
  const block = doc.child(index);
  const start = blockStart(doc, index);
  const end = start + block.nodeSize;
  const target = blockStart(doc, gap);
  const newStart = target > start ? target - block.nodeSize : target;
  tr.delete(start, end).insert(newStart, block);
  const shift = newStart - start;
  if (selection instanceof NodeSelection && selection.from >= start && selection.to <= end) {
    tr.setSelection(NodeSelection.create(tr.doc, selection.from + shift));
  } else if (selection.$anchor.index(0) === index) {
    const max = tr.doc.content.size;
    tr.setSelection(TextSelection.create(tr.doc, selection.anchor + shift, Math.min(selection.head + shift, max)));
  }
  return { transaction: tr, place: gap > index ? gap : gap + 1, of: doc.childCount };
}
