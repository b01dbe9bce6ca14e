import type { EditorState } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { useLayoutEffect, useState } from 'react';

/**
 * Calls `open` at Alt+F10, the usual key of toolbars in editors, if `isHere` is true for the caret. Keeps both functions of
 * the first rendering.
 */
export function useToolKey(editor: Editor, isHere: (state: EditorState) => boolean, open: () => void): void {
  const [first] = useState(() => ({ isHere, open }));
  useLayoutEffect(() => {
    const { dom } = editor.view;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.altKey || event.key !== 'F10' || !editor.isEditable || !first.isHere(editor.state)) return;
      event.preventDefault();
      first.open();
    };
    dom.addEventListener('keydown', onKeyDown);
    return () => dom.removeEventListener('keydown', onKeyDown);
  }, [editor, first]);
}
