import { type EditorState, NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state';

/** A moved block's place among all, counted from 1. */
export type BlockMove = { transaction: Transaction; place: number; of: number };

/** Moves the block with the caret up or down among the blocks of the document; null at the end that it moves to. */
export function moveBlock(state: EditorState, direction: 'up' | 'down'): BlockMove | null {
  const { doc, selection, tr } = state;
  const index = selection.$from.index(0);
  const target = direction === 'up' ? index - 1 : index + 1;
  if (index >= doc.childCount || target < 0 || target >= doc.childCount) return null;
  const start = startOf(state, index);
  const block = doc.child(index);
  const neighbour = doc.child(target);
  const newStart = direction === 'up' ? start - neighbour.nodeSize : start + neighbour.nodeSize;
  tr.delete(start, start + block.nodeSize).insert(newStart, block);
  const shift = newStart - start;
  tr.setSelection(
    selection instanceof NodeSelection
      ? NodeSelection.create(tr.doc, selection.from + shift)
      : TextSelection.create(tr.doc, selection.anchor + shift, Math.min(selection.head + shift, tr.doc.content.size)),
  );
  return { transaction: tr.scrollIntoView(), place: target + 1, of: doc.childCount };
}

function startOf({ doc }: EditorState, index: number): number {
  let start = 0;
  for (let before = 0; before < index; before += 1) start += doc.child(before).nodeSize;
  return start;
}
