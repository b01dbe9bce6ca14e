import { Extension } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

const anyField = ':is(input, select, textarea, button, summary):not(:disabled)';

/**
 * Tab leads from a block, or from one of its texts, to the block's own fields. The browser would go to the first field of
 * the whole document.
 */
export const fieldKeys = Extension.create({
  name: 'fieldKeys',
  // After the keys of lists, where Tab indents an item.
  priority: 50,
  addKeyboardShortcuts() {
    return {
      Tab: () => {
        const field = fieldsOf(this.editor.view)?.querySelector<HTMLElement>(anyField);
        field?.focus();
        return Boolean(field);
      },
    };
  },
});

/** The element of the block that is selected or has the caret. */
function fieldsOf(view: EditorView): Element | null {
  const { selection } = view.state;
  const { $from, from } = selection;
  const isInBlock = $from.depth > 1 && $from.node(1).type.isInGroup('module');
  if (!isInBlock && !(selection instanceof NodeSelection)) return null;
  const element = view.nodeDOM(isInBlock ? $from.before(1) : from);
  return element instanceof Element ? element : null;
}
