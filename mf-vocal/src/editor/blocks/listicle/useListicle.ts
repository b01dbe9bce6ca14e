import type { Draft } from '@marquee/shared/domain';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { numberItems, sectionsToItems } from './listicleItems.ts';

/** Numbers the items of a listicle. When the writer turns a post into a listicle, its sections become items. */
export function useListicle(editor: Editor, { isListicle, listicleOrder }: Draft): void {
  const was = useRef(isListicle);
  useEffect(() => {
    const isNew = isListicle && !was.current;
    was.current = isListicle;
    const items = isNew ? sectionsToItems(editor.state) : null;
    if (items) editor.view.dispatch(items);
    editor.view.dispatch(numberItems(editor.state, isListicle ? listicleOrder : null));
  }, [editor, isListicle, listicleOrder]);
}
