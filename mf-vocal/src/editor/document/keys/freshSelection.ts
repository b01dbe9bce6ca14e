import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/**
 * Makes each key act on the visible selection. The browser reports a new selection with a delay, and a quick writer may
 * press the next key before. Without this extension, Ctrl+B then marks nothing, and Enter splits the line at the former
 * caret.
 */
export const freshSelection = Extension.create({
  name: 'freshSelection',
  addProseMirrorPlugins: () => [new Plugin({ props: { handleDOMEvents: { keydown: readSelection } } })],
});

function readSelection(view: EditorView, event: KeyboardEvent): boolean {
  // Ignores letters, which the browser writes at its own selection, and words that an input method composes.
  const isCommand = event.key.length > 1 || event.ctrlKey || event.metaKey;
  if (isCommand && !view.composing) view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
  return false;
}
