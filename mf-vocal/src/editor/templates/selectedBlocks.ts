import type { Node } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';

/**
 * Returns the blocks at the top level of the document that the selection touches.
 * @param index index of a block whose menu was used. Returns only this block if the selection does not contain it
 */
export function selectedBlocks(
  { doc, selection: { $from, $to, to, from } }: EditorState,
  index?: number,
): readonly Node[] {
  const first = $from.index(0);
  // A selection that ends before a block does not contain the block.
  const last = Math.max(first, to > from && $to.depth === 0 ? $to.index(0) - 1 : $to.index(0));
  if (index !== undefined && (index < first || index > last)) return [doc.child(index)];
  return doc.children.slice(first, last + 1);
}
