import { type Editor, useEditorState } from '@tiptap/react';
import { useContext, useLayoutEffect, useRef, useState } from 'react';
import { TemplatesContext } from '../templates/TemplatesContext.ts';
import { type BlockItem, blockItemsLike } from './blockItems.ts';
import { leaveWrappers } from './leaveWrappers.ts';
import { slashQuery } from './slashQuery.ts';

/** State of the slash menu. The menu is open while a slash and its text are alone in a paragraph, until Escape. */
export function useSlashMenu(editor: Editor) {
  const query = useEditorState({ editor, selector: ({ editor: { state } }) => slashQuery(state) });
  const { ask } = useContext(TemplatesContext);
  const [place, setPlace] = useState(0);
  const [dismissedAt, setDismissedAt] = useState<number | null>(null);
  const isOpen = query !== null && dismissedAt !== query.from;
  const items = isOpen ? blockItemsLike(query.text, query.isInBlock) : [];
  const active = Math.min(place, Math.max(0, items.length - 1));

  useLayoutEffect(() => {
    if (query) return;
    setDismissedAt(null);
    setPlace(0);
  }, [query]);

  function choose(item: BlockItem): void {
    const now = slashQuery(editor.state);
    if (!now) return;
    editor.chain().focus().deleteRange(now).run();
    leaveWrappers(editor);
    if (item.isSaved) ask({ kind: 'block' });
    else item.insert(editor.chain()).run();
  }

  function onKeyDown(event: KeyboardEvent): boolean {
    // Keys can be faster than the menu.
    const now = slashQuery(editor.state);
    if (!now || dismissedAt === now.from || event.isComposing) return false;
    const offered = blockItemsLike(now.text, now.isInBlock);
    const chosen = offered[Math.min(place, Math.max(0, offered.length - 1))];
    if (event.key === 'Escape') setDismissedAt(now.from);
    else if (event.key === 'ArrowDown') setPlace((active + 1) % Math.max(1, offered.length));
    else if (event.key === 'ArrowUp') setPlace((active + items.length - 1) % Math.max(1, offered.length));
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else return false;
    event.preventDefault();
    return true;
  }

  // The view of the editor outlives this render, so the listener reads the current handler.
  const handler = useRef(onKeyDown);
  useLayoutEffect(() => {
    handler.current = onKeyDown;
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (handler.current(event)) event.stopPropagation();
    };
    const { dom } = editor.view;
    // Listens in the capture phase, before the keys of the editor.
    dom.parentElement?.addEventListener('keydown', listen, true);
    const parent = dom.parentElement;
    return () => parent?.removeEventListener('keydown', listen, true);
  }, [editor]);

  return { query: isOpen ? query : null, items, active, point: setPlace, choose };
}
