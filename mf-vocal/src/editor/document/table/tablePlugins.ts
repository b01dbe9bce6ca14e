import { keymap } from '@tiptap/pm/keymap';
import { Fragment, Slice } from '@tiptap/pm/model';
import { type Command, type EditorState, Plugin, TextSelection, type Transaction } from '@tiptap/pm/state';
import { goToNextCell, isInTable, tableEditing } from '@tiptap/pm/tables';
import type { EditorView } from '@tiptap/pm/view';
import { tableSteps } from './tableSteps.ts';

/**
 * Plugins for editing tables. Tab and Shift+Tab go from cell to cell, and Tab in the last cell adds a row. Enter in the
 * caption goes to the first cell. Ctrl+Enter, or ⌘Enter on a Mac, continues the text after the table.
 */
export function tablePlugins(): Plugin[] {
  const step =
    (make: (state: EditorState) => Transaction | null): Command =>
    (state, dispatch) => {
      const transaction = make(state);
      if (transaction) dispatch?.(transaction);
      return transaction !== null;
    };
  const keys = keymap({
    Tab: (state, dispatch, view) => {
      if (!isInTable(state) || isInList(state)) return false;
      if (goToNextCell(1)(state, dispatch)) return true;
      tableSteps.rowAfter(state, dispatch);
      return view ? goToNextCell(1)(view.state, dispatch) : true;
    },
    'Shift-Tab': (state, dispatch) => isInTable(state) && !isInList(state) && goToNextCell(-1)(state, dispatch),
    Enter: step(intoFirstCell),
    'Mod-Enter': step(afterTable),
  });
  return [keys, new Plugin({ props: { transformPasted: cellsOfTable } }), tableEditing()];
}

/** True in a list, whose items Tab moves to another level. */
function isInList({ selection: { $from } }: EditorState): boolean {
  return $from.node(-1)?.type.name === 'listItem';
}

/** Returns only the cells of a table that is pasted into another table, so that they fill the cells there. */
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
