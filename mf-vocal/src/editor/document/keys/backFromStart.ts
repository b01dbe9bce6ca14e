import { type EditorState, NodeSelection, type Transaction } from '@tiptap/pm/state';

/**
 * Returns the transaction for Backspace at the start of a text. In a section's title, it turns the title into text. In
 * a block's title, it selects the block. In other fields of a block, the transaction is empty. Returns null elsewhere.
 */
export function backFromStart({ selection, schema, doc, tr }: EditorState): Transaction | null {
  const { $from, empty } = selection;
  if (!empty || $from.parentOffset > 0) return null;
  switch ($from.parent.type.name) {
    case 'sectionTitle':
      return schema.nodes.paragraph ? tr.setBlockType($from.pos, $from.pos, schema.nodes.paragraph) : null;
    case 'moduleTitle':
      return tr.setSelection(NodeSelection.create(doc, $from.before(1)));
    case 'moduleCaption':
      return tr;
    default: {
      const isFirst = $from.depth === 3 && $from.node(2).type.name === 'moduleText' && $from.index(2) === 0;
      return isFirst && $from.parent.type.name === 'paragraph' ? tr : null;
    }
  }
}
