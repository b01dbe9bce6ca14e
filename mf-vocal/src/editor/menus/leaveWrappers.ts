import type { Editor } from '@tiptap/core';

/** Moves the paragraph with the caret out of the lists and quotes around it, which are split at that place. */
export function leaveWrappers(editor: Editor): void {
  for (let { depth } = editor.state.selection.$from; depth > 0; depth -= 1) {
    const around = editor.state.selection.$from.node(-1).type.name;
    if (around === 'listItem') editor.commands.liftListItem('listItem');
    else if (around === 'blockquote') editor.commands.lift('blockquote');
    else return;
  }
}
