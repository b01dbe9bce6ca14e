import type { EditorView } from '@tiptap/pm/view';

/** The element that a place of the document shows in: the block that begins there, or the one around it. */
export function elementAt(view: EditorView, position: number): Element | null {
  const { node, offset } = view.domAtPos(position);
  const place = node.childNodes[offset] ?? node;
  return place instanceof Element ? place : place.parentElement;
}
