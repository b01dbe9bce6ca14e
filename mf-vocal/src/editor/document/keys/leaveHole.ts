import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';

/**
 * Returns the transaction that moves the caret from a title or caption to the next text of its block. After a caption,
 * an empty text is folded, so the caret goes into a paragraph after the block. Returns null if the caret is elsewhere.
 */
export function toNextHole(state: EditorState): Transaction | null {
  const { $from } = state.selection;
  const { tr } = state;
  const name = $from.parent.type.name;
  if (!['moduleTitle', 'moduleCaption'].includes(name)) return null;
  const text = $from.node(1).lastChild;
  if (name === 'moduleCaption' && text?.childCount === 1 && text.firstChild?.content.size === 0)
    return outOfBlock(state, true);
  return tr.setSelection(TextSelection.near(tr.doc.resolve($from.after() + 1))).scrollIntoView();
}

/**
 * Returns the transaction that moves the caret from the empty last paragraph of a block into a new paragraph after the
 * block, or into the empty paragraph that follows the block. Deletes the empty paragraph of the block, unless it is the
 * only one. Returns null if the caret is elsewhere.
 * @param isForced moves the caret from any place in the block and deletes nothing
 */
export function outOfBlock({ selection, schema, tr }: EditorState, isForced: boolean): Transaction | null {
  const { $from, empty } = selection;
  const block = $from.depth > 1 && $from.node(1).type.isInGroup('module') ? $from.node(1) : null;
  if (!block || !schema.nodes.paragraph) return null;
  const text = block.lastChild;
  const isLast = $from.depth === 3 && $from.node(2) === text && $from.index(2) === text.childCount - 1;
  if (!isForced && !(empty && isLast && $from.parent.childCount === 0)) return null;
  if (!isForced && text && text.childCount > 1) tr.delete($from.before(), $from.after());
  const place = tr.mapping.map($from.after(1));
  const next = tr.doc.resolve(place).nodeAfter;
  const isEmptyLine = next?.type === schema.nodes.paragraph && next.content.size === 0;
  if (!isEmptyLine) tr.insert(place, schema.nodes.paragraph.create());
  return tr.setSelection(TextSelection.create(tr.doc, place + 1)).scrollIntoView();
}
