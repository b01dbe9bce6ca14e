import { Extension } from '@tiptap/core';
import { type EditorState, Selection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { showPlace } from './showPlace.ts';

type End = 'start' | 'end';

/** Puts the caret at an end of the document, or extends the selection to it. */
export function selectEnd({ doc, selection, tr }: EditorState, end: End, isExtended: boolean): Transaction {
  const target = end === 'start' ? Selection.atStart(doc) : Selection.atEnd(doc);
  return tr.setSelection(isExtended ? TextSelection.between(selection.$anchor, target.$head) : target);
}

/**
 * Handles Ctrl+Home and Ctrl+End, or ⌘↑ and ⌘↓ on a Mac. With Shift, they extend the selection. The browser itself
 * would miss the ends of a document whose distant blocks have no layout.
 */
export const documentEndKeys = Extension.create({
  name: 'documentEndKeys',
  addKeyboardShortcuts() {
    const go = (end: End, isExtended: boolean) => () => {
      const { state, view } = this.editor;
      view.dispatch(selectEnd(state, end, isExtended));
      showPlace(view, view.state.selection.head);
      return true;
    };
    return {
      'Mod-Home': go('start', false),
      'Mod-End': go('end', false),
      'Shift-Mod-Home': go('start', true),
      'Shift-Mod-End': go('end', true),
      'Cmd-ArrowUp': go('start', false),
      'Cmd-ArrowDown': go('end', false),
      'Shift-Cmd-ArrowUp': go('start', true),
      'Shift-Cmd-ArrowDown': go('end', true),
    };
  },
});
