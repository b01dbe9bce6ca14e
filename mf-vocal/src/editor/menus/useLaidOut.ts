import type { Editor } from '@tiptap/react';
import { useEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';

/** Renders again in the same frame when the document's size changes, so that menus move with their lines. */
export function useLaidOut(editor: Editor): void {
  const [, render] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const observer = new ResizeObserver(() => flushSync(render));
    observer.observe(editor.view.dom);
    return () => observer.disconnect();
  }, [editor]);
}
