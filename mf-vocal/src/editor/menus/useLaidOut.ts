import type { Editor } from '@tiptap/react';
import { useEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';

/** Renders again in the frame in which the document gets another size: menus beside its lines go with them. */
export function useLaidOut(editor: Editor): void {
  const [, render] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const observer = new ResizeObserver(() => flushSync(render));
    observer.observe(editor.view.dom);
    return () => observer.disconnect();
  }, [editor]);
}
