import type { Editor } from '@tiptap/react';

/** Space in pixels between a message and the caret. */
const spaceBelow = 24;

/** Scrolls the caret below a message in the bar. On a phone, the message would cover the text with the caret. */
export function showCaretBelow(message: Element, editor: Editor): void {
  editor.commands.scrollIntoView();
  const { top } = editor.view.coordsAtPos(editor.state.selection.head);
  const end = message.getBoundingClientRect().bottom + spaceBelow;
  if (top < end) window.scrollBy(0, top - end);
}
