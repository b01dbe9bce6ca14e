import { closeHistory } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';

/** Returns the step that replaces an empty document by blocks. One undo takes it back. */
export function startWith({ doc, tr }: EditorState, blocks: readonly Node[]): Transaction {
  closeHistory(tr).replaceWith(0, doc.content.size, blocks);
  return withLastLine(tr).setSelection(TextSelection.near(tr.doc.resolve(0)));
}

/**
 * Returns the step that adds blocks at the caret. They replace an empty line, or follow the block with the caret. The
 * caret moves behind the new blocks.
 */
export function insertBlocks({ doc, selection, tr }: EditorState, blocks: readonly Node[]): Transaction {
  const { $head, to } = selection;
  const isInBlock = $head.depth > 0;
  const [from, after] = isInBlock ? [$head.before(1), $head.after(1)] : [to, to];
  const line = isInBlock ? doc.nodeAt(from) : null;
  const isEmptyLine = line?.type.name === 'paragraph' && line.childCount === 0;
  const start = isEmptyLine ? from : after;
  closeHistory(tr).replaceWith(start, after, blocks);
  const end = start + blocks.reduce((size, { nodeSize }) => size + nodeSize, 0);
  withLastLine(tr);
  return tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(end, tr.doc.content.size)))).scrollIntoView();
}

/** Adds an empty paragraph after a block at the end, so that the writer can continue. */
function withLastLine(tr: Transaction): Transaction {
  const { paragraph } = tr.doc.type.schema.nodes;
  const isText = tr.doc.lastChild?.isTextblock && tr.doc.lastChild.type.name !== 'sectionTitle';
  return isText || !paragraph ? tr : tr.insert(tr.doc.content.size, paragraph.create());
}
