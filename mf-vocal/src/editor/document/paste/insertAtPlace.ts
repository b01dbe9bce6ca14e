import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import type { Place } from './WaitingPastes.ts';

/**
 * Inserts a paste at its place. The caret follows the pasted text, unless the writer has moved it since.
 * @param insert replaces the selection
 */
export function insertAtPlace(view: EditorView, place: Place, insert: () => void): void {
  const { doc, selection } = view.state;
  const hasMoved = selection.from !== place.from || selection.to !== place.to;
  if (hasMoved) select(view, place.from, place.to);
  insert();
  if (!hasMoved) return;
  const added = view.state.doc.content.size - doc.content.size;
  const moved = (position: number) => (position < place.to ? position : position + added);
  select(view, moved(selection.anchor), moved(selection.head));
}

function select(view: EditorView, anchor: number, head: number): void {
  const { doc, tr } = view.state;
  const resolve = (position: number) => doc.resolve(Math.min(Math.max(0, position), doc.content.size));
  view.dispatch(tr.setSelection(TextSelection.between(resolve(anchor), resolve(head))));
}
