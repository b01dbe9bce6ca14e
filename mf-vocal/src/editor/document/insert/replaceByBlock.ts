import type { Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';

/**
 * Replaces a range of the document by a block. After a block at the end, adds an empty paragraph, so that the writer can
 * continue.
 */
export function replaceByBlock(tr: Transaction, from: number, to: number, block: Node): void {
  const { paragraph } = block.type.schema.nodes;
  const isLast = tr.doc.resolve(to).nodeAfter === null;
  tr.replaceWith(from, to, isLast && paragraph ? [block, paragraph.create()] : block);
}
