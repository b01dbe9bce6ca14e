import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';

/** The words after the caret in the title of a section become its first paragraph; null anywhere else. */
export function splitTitle({ selection, schema, tr }: EditorState): Transaction | null {
  if (selection.$from.parent.type.name !== 'sectionTitle' || !schema.nodes.paragraph) return null;
  tr.deleteSelection();
  const place = tr.selection.from;
  tr.split(place, 1, [{ type: schema.nodes.paragraph }]);
  return tr.setSelection(TextSelection.near(tr.doc.resolve(place + 2))).scrollIntoView();
}
