import { TextSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';

/**
 * Opens the menu of blocks, by typing `/` into the empty paragraph with the caret. If the caret is elsewhere, first adds a
 * paragraph below its block.
 */
export function addBlockBelow(editor: Editor): void {
  editor
    .chain()
    .focus()
    .command(({ tr, state }) => {
      const { $from, empty } = tr.selection;
      const { paragraph } = state.schema.nodes;
      if (!paragraph) return false;
      const isEmptyParagraph = empty && $from.parent.type === paragraph && $from.parent.childCount === 0;
      if (!isEmptyParagraph) {
        const below = $from.depth > 0 ? $from.after(1) : tr.selection.to;
        tr.insert(below, paragraph.create());
        tr.setSelection(TextSelection.create(tr.doc, below + 1));
      }
      tr.insertText('/').scrollIntoView();
      return true;
    })
    .run();
}
