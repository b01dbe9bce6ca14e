import type { CommandProps } from '@tiptap/core';
import type { NodeType, Node as ProseMirrorNode } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import { replaceByBlock } from '../insert/replaceByBlock.ts';

const size = { rows: 3, columns: 3 };

/**
 * Replaces the empty paragraph with the caret by a table of 3 × 3 cells with headings in the first row. Puts the caret into
 * the first cell. A paragraph with text stays, and the table follows it.
 */
export function insertTable({ tr, state }: CommandProps): boolean {
  const { tableBlock, tableCaption, table, tableRow, tableCell, tableHeader, paragraph } = state.schema.nodes;
  if (!tableBlock || !tableCaption || !table || !tableRow || !tableCell || !tableHeader || !paragraph) return false;
  const rowOf = (cell: NodeType) =>
    tableRow.create(
      null,
      Array.from({ length: size.columns }, () => cell.create(null, paragraph.create())),
    );
  const rows = Array.from({ length: size.rows }, (_, row) => rowOf(row === 0 ? tableHeader : tableCell));
  const block: ProseMirrorNode = tableBlock.create(null, [tableCaption.create(), table.create(null, rows)]);
  const { $from } = tr.selection;
  if ($from.depth === 0) return false;
  const isEmpty = $from.parent.content.size === 0;
  const [from, to] = isEmpty ? [$from.before(), $from.after()] : [$from.after(), $from.after()];
  replaceByBlock(tr, from, to, block);
  // The caption has a start and an end before the table.
  tr.setSelection(TextSelection.near(tr.doc.resolve(from + 4))).scrollIntoView();
  return true;
}
