import type { Node } from '@tiptap/pm/model';

/** The position before a block of the document, by its index. */
export function blockStart(document: Node, index: number): number {
  let start = 0;
  for (let before = 0; before < index; before += 1) start += document.child(before).nodeSize;
  return start;
}
