import type { Editor } from '@tiptap/react';
import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import { editorTexts } from '../editorTexts.ts';
import { moveBlockTo } from '../writing/moveBlock.ts';
import { gapAt } from './blocksAt.ts';
import { edgeScroll } from './edgeScroll.ts';

/** A block that is being moved: the words that name it, the pointer, and the line at which it would land. */
export type BlockDrag = { words: string; x: number; y: number; gap: number; lineY: number };

type Held = { index: number; startY: number; x: number; y: number; isMoving: boolean; frame: number };

/** Pixels by which a pointer moves before it drags: less is a click. */
const dragFrom = 5;
const maxWords = 60;

/** Drags a block by its handle, with mouse, pen or finger. Escape lets it go where it was. */
export function useBlockDrag(editor: Editor, announce: (text: string) => void) {
  const [drag, setDrag] = useState<BlockDrag | null>(null);
  const held = useRef<Held | null>(null);

  function release(): void {
    if (held.current) cancelAnimationFrame(held.current.frame);
    held.current = null;
    setDrag(null);
  }

  function follow(): void {
    const now = held.current;
    if (!now?.isMoving) return;
    const scroll = edgeScroll(now.y, window.innerHeight);
    if (scroll !== 0) window.scrollBy({ top: scroll, behavior: 'instant' });
    const place = gapAt(editor.view, now.y);
    const words = editor.state.doc.maybeChild(now.index)?.textContent.slice(0, maxWords) ?? '';
    if (place) setDrag({ words, x: now.x, y: now.y, gap: place.gap, lineY: place.y });
    now.frame = requestAnimationFrame(follow);
  }

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !held.current?.isMoving) return;
      event.preventDefault();
      event.stopPropagation();
      cancelAnimationFrame(held.current.frame);
      held.current = null;
      setDrag(null);
      announce(editorTexts.notMoved);
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      if (held.current) cancelAnimationFrame(held.current.frame);
    };
  }, [announce]);

  return {
    drag,
    handlers: (index: number, onClick: () => void) => ({
      onPointerDown(event: ReactPointerEvent) {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        const { clientX: x, clientY: y } = event;
        held.current = { index, startY: y, x, y, isMoving: false, frame: 0 };
      },
      onPointerMove({ clientX, clientY }: ReactPointerEvent) {
        const now = held.current;
        if (!now) return;
        now.x = clientX;
        now.y = clientY;
        if (now.isMoving || Math.abs(clientY - now.startY) < dragFrom) return;
        now.isMoving = true;
        follow();
      },
      onPointerUp() {
        const now = held.current;
        const gap = drag?.gap;
        release();
        if (!now?.isMoving) onClick();
        else if (gap !== undefined) {
          const moved = moveBlockTo(editor.state, now.index, gap);
          if (moved) editor.view.dispatch(moved.transaction);
          announce(moved ? editorTexts.movedTo(moved.place, moved.of) : editorTexts.notMoved);
        }
      },
      onPointerCancel: release,
    }),
  };
}
