import type { EditorView } from '@tiptap/pm/view';

/** Returns the element of the block that begins at a position of the document, or else of the block around it. */
export function elementAt(view: EditorView, position: number): Element | null {
  const { node, offset } = view.domAtPos(position);
  const place = node.childNodes[offset] ?? node;
  return place instanceof Element ? place : place.parentElement;
}
