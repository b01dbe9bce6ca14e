import { Extension } from '@tiptap/core';
import { Fragment, Slice } from '@tiptap/pm/model';
import { type EditorState, Plugin, TextSelection, type Transaction } from '@tiptap/pm/state';
import { goToNextCell, isInTable, tableEditing } from '@tiptap/pm/tables';
import type { EditorView } from '@tiptap/pm/view';
import { tableSteps } from './tableSteps.ts';

/**
 * Handles keys in tables. Tab and Shift+Tab go from cell to cell, and Tab in the last cell adds a row. Enter in the
 * caption goes to the first cell. Ctrl+Enter, or ⌘Enter on a Mac, continues the text after the table.
 */
export const tableKeys = Extension.create({
  name: 'tableKeys',
  // These keys take precedence over the keys of lists and blocks.
  priority: 210,
  addKeyboardShortcuts() {
    const { editor } = this;
    const go = (direction: 1 | -1) => goToNextCell(direction)(editor.state, editor.view.dispatch);
    const step = (make: (state: EditorState) => Transaction | null) => () => {
      const transaction = make(editor.state);
      if (transaction) editor.view.dispatch(transaction);
      return transaction !== null;
    };
    return {
      Tab: () => {
        if (!isInTable(editor.state) || isInList(editor.state)) return false;
        if (go(1)) return true;
        tableSteps.rowAfter(editor.state, editor.view.dispatch);
        return go(1);
      },
      'Shift-Tab': () => isInTable(editor.state) && !isInList(editor.state) && go(-1),
      Enter: step(intoFirstCell),
      'Mod-Enter': step(afterTable),
    };
  },
  addProseMirrorPlugins: () => [new Plugin({ props: { transformPasted: cellsOfTable } }), tableEditing()],
});

/** True in a list, whose items Tab moves to another level. */
function isInList({ selection: { $from } }: EditorState): boolean {
  return $from.node(-1)?.type.name === 'listItem';
}

/** Takes the cells of a table that is pasted into a table, so that they fill its cells. */
function cellsOfTable(slice: Slice, { state }: EditorView): Slice {
  const only = slice.content.childCount === 1 ? slice.content.firstChild : null;
  const table = only?.type.name === 'tableBlock' ? only.lastChild : null;
  return table && isInTable(state) ? new Slice(Fragment.from(table), 0, 0) : slice;
}

function intoFirstCell({ selection: { $from }, tr }: EditorState): Transaction | null {
  if ($from.parent.type.name !== 'tableCaption') return null;
  return tr.setSelection(TextSelection.near(tr.doc.resolve($from.after() + 1))).scrollIntoView();
}

function afterTable({ selection: { $from }, schema, tr }: EditorState): Transaction | null {
  for (let { depth } = $from; depth > 0; depth -= 1) {
    if ($from.node(depth).type.name !== 'tableBlock' || !schema.nodes.paragraph) continue;
    const place = $from.after(depth);
    tr.insert(place, schema.nodes.paragraph.create());
    return tr.setSelection(TextSelection.create(tr.doc, place + 1)).scrollIntoView();
  }
  return null;
}
