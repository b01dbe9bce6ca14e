import type { Node } from '@tiptap/pm/model';

/** Returns the position before the block with an index. */
export function blockStart(document: Node, index: number): number {
  let start = 0;
  for (let before = 0; before < index; before += 1) start += document.child(before).nodeSize;
  return start;
}
