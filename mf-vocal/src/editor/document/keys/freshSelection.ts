import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/**
 * Has each key act on the words that the writer sees selected. The browser reports a selection after it has made it, and a quick
 * or busy hand presses the next key before that: bold then marks nothing, and Enter splits the line at the place before.
 */
export const freshSelection = Extension.create({
  name: 'freshSelection',
  addProseMirrorPlugins: () => [new Plugin({ props: { handleDOMEvents: { keydown: readSelection } } })],
});

function readSelection(view: EditorView, event: KeyboardEvent): boolean {
  // Letters are the browser's: it writes them where its own selection is. Words that are being composed stay untouched.
  const isCommand = event.key.length > 1 || event.ctrlKey || event.metaKey;
  if (isCommand && !view.composing) view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
  return false;
}
