import { Extension } from '@tiptap/core';
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { backFromStart } from './backFromStart.ts';
import { outOfBlock, toNextHole } from './leaveHole.ts';
import { splitTitle } from './splitTitle.ts';

const titles = ['sectionTitle', 'moduleTitle'];

/** Enter and Backspace in titles and in the places of a block, and Ctrl+Enter out of it. */
export const blockKeys = Extension.create({
  name: 'blockKeys',
  // Before the keys of lists and paragraphs.
  priority: 200,
  addKeyboardShortcuts() {
    const run =
      (...steps: ((state: EditorState) => Transaction | null)[]) =>
      () => {
        for (const step of steps) {
          const transaction = step(this.editor.state);
          if (transaction) {
            this.editor.view.dispatch(transaction);
            return true;
          }
        }
        return false;
      };
    return {
      Enter: run(splitTitle, toNextHole, (state) => outOfBlock(state, false)),
      'Mod-Enter': run((state) => outOfBlock(state, true)),
      Backspace: run(backFromStart),
    };
  },
  addProseMirrorPlugins: () => [new Plugin({ props: { handlePaste: pasteIntoTitle } })],
});

/** A title is one line: what is pasted into it loses its paragraphs. */
function pasteIntoTitle({ state, dispatch }: EditorView, event: ClipboardEvent): boolean {
  if (!titles.includes(state.selection.$from.parent.type.name)) return false;
  const text = event.clipboardData?.getData('text/plain').trim().replace(/\s+/g, ' ');
  if (text) dispatch(state.tr.insertText(text).scrollIntoView());
  return true;
}
