import { Extension } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

const anyField = ':is(input, select, textarea, button, summary):not(:disabled)';

/**
 * Lets Tab move the focus from a block, or from a text inside it, to the block's fields. The browser itself would move
 * the focus to the first field of the document.
 */
export const fieldKeys = Extension.create({
  name: 'fieldKeys',
  // Lower than the priority of lists, in which Tab indents an item.
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
