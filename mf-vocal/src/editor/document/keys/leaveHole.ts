import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';

/** The step from the end of a title or a caption into the next place of its block; null anywhere else. */
export function toNextHole({ selection, tr }: EditorState): Transaction | null {
  const { $from } = selection;
  if (!['moduleTitle', 'moduleCaption'].includes($from.parent.type.name)) return null;
  return tr.setSelection(TextSelection.near(tr.doc.resolve($from.after() + 1))).scrollIntoView();
}

/** The step out of a block into a paragraph after it, without the empty paragraph that the caret was in; null elsewhere. */
export function outOfBlock({ selection, schema, tr }: EditorState, isForced: boolean): Transaction | null {
  const { $from, empty } = selection;
  const block = $from.depth > 1 && $from.node(1).type.isInGroup('module') ? $from.node(1) : null;
  if (!block || !schema.nodes.paragraph) return null;
  const text = block.lastChild;
  const isLast = $from.depth === 3 && $from.node(2) === text && $from.index(2) === text.childCount - 1;
  if (!isForced && !(empty && isLast && $from.parent.childCount === 0)) return null;
  if (!isForced && text && text.childCount > 1) tr.delete($from.before(), $from.after());
  const place = tr.mapping.map($from.after(1));
  tr.insert(place, schema.nodes.paragraph.create());
  return tr.setSelection(TextSelection.create(tr.doc, place + 1)).scrollIntoView();
}
