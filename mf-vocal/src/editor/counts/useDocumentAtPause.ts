import type { Node } from '@tiptap/pm/model';
import type { Editor } from '@tiptap/react';
import { useEffect, useState } from 'react';

/** Milliseconds without a change after which components with slower updates get the new document. */
const pauseMs = 250;

/**
 * Returns the document at the last pause in typing. If a component renders for each key, React searches the whole page
 * for the caret. In a long post, that takes longer than handling the key itself.
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
