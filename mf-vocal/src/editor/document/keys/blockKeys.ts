import { Extension } from '@tiptap/core';
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { afterWholeBlock } from './afterWholeBlock.ts';
import { backFromStart } from './backFromStart.ts';
import { outOfBlock, toNextHole } from './leaveHole.ts';
import { splitTitle } from './splitTitle.ts';

const titles = ['sectionTitle', 'moduleTitle'];

/** Handles keys in titles and in the fields of a block, and keys while a whole block is selected. */
export const blockKeys = Extension.create({
  name: 'blockKeys',
  // These keys take precedence over the keys of lists and paragraphs.
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
      Enter: run(afterWholeBlock, splitTitle, toNextHole, (state) => outOfBlock(state, false)),
      'Mod-Enter': run((state) => outOfBlock(state, true)),
      Backspace: run(backFromStart),
    };
  },
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handlePaste: pasteIntoTitle,
        handleTextInput: (view, _from, _to, text) => writeAfterBlock(view, text),
        // The first letter of composed words comes when the browser already composes.
        handleDOMEvents: { compositionstart: (view) => void writeAfterBlock(view, '') },
      },
    }),
  ],
});

/**
 * Writes typed text after a block that is selected as a whole, so that the text does not replace the block.
 * @returns true if a block is selected
 */
function writeAfterBlock({ state, dispatch }: EditorView, text: string): boolean {
  const step = afterWholeBlock(state);
  if (step) dispatch(text ? step.insertText(text) : step);
  return step !== null;
}

/** Pastes text into a title as one line, without paragraphs. */
function pasteIntoTitle({ state, dispatch }: EditorView, event: ClipboardEvent): boolean {
  if (!titles.includes(state.selection.$from.parent.type.name)) return false;
  const text = event.clipboardData?.getData('text/plain').trim().replace(/\s+/g, ' ');
  if (text) dispatch(state.tr.insertText(text).scrollIntoView());
  return true;
}
