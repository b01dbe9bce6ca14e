import { type EditorState, NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state';

/** The step into a new paragraph after the block that is selected as a whole; null for any other selection. */
export function afterWholeBlock({ selection, schema, tr }: EditorState): Transaction | null {
  const { $from, to } = selection;
  if (!(selection instanceof NodeSelection) || $from.depth > 0 || !schema.nodes.paragraph) return null;
  tr.insert(to, schema.nodes.paragraph.create());
  return tr.setSelection(TextSelection.create(tr.doc, to + 1)).scrollIntoView();
}
