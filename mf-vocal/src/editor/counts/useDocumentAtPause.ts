import type { Node } from '@tiptap/pm/model';
import type { Editor } from '@tiptap/react';
import { useEffect, useState } from 'react';

/** Milliseconds without a change, after which all that follows the text is brought up to date. */
const pauseMs = 250;

/**
 * The document as it was when the keys last paused. A component that follows each key makes React look for the caret in
 * all of the page, which takes longer in a long post than the key itself.
 */
export function useDocumentAtPause(editor: Editor): Node {
  const [doc, setDoc] = useState(() => editor.state.doc);
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined;
    const onTransaction = () => {
      clearTimeout(pause);
      pause = setTimeout(() => setDoc(editor.state.doc), pauseMs);
    };
    setDoc(editor.state.doc);
    editor.on('update', onTransaction);
    return () => {
      clearTimeout(pause);
      editor.off('update', onTransaction);
    };
  }, [editor]);
  return doc;
}
