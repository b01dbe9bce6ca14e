import { type EditorState, NodeSelection, type Transaction } from '@tiptap/pm/state';

/**
 * Backspace at the start of a title of a section makes it text; at the start of a block's title it selects the block. At
 * the start of the other places of a block it does nothing: the step is an empty one. Null anywhere else.
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
