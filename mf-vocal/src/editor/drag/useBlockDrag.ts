import type { Editor } from '@tiptap/react';
import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { editorTexts } from '../editorTexts.ts';
import { moveBlockTo } from '../writing/moveBlock.ts';
import { gapAt } from './blocksAt.ts';
import { edgeScroll } from './edgeScroll.ts';

/** A block that is being dragged: the words that name it, the pointer's position, and the gap where it would land. */
export type BlockDrag = { words: string; x: number; y: number; gap: number; lineY: number };

type Held = { index: number; startY: number; x: number; y: number; isMoving: boolean; frame: number };

/** Pixels by which the pointer must move up or down to start a drag. Smaller movements are clicks. */
const dragFrom = 5;
const maxWords = 60;

/** Drags a block by its handle, with mouse, pen or finger. Escape cancels the drag. */
export function useBlockDrag(editor: Editor, announce: (text: string) => void) {
  const [drag, setDrag] = useState<BlockDrag | null>(null);
  const held = useRef<Held | null>(null);
  const [release] = useState(() => () => {
    if (held.current) cancelAnimationFrame(held.current.frame);
    held.current = null;
    setDrag(null);
  });
  useEscape(held, release, announce);

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
        else if (gap !== undefined) announce(drop(editor, now.index, gap));
      },
      onPointerCancel: release,
    }),
  };
}

/** Cancels the drag on Escape. */
function useEscape(held: RefObject<Held | null>, release: () => void, announce: (text: string) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !held.current?.isMoving) return;
      event.preventDefault();
      event.stopPropagation();
      release();
      announce(editorTexts.notMoved);
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      if (held.current) cancelAnimationFrame(held.current.frame);
    };
  }, [held, release, announce]);
}

/** Moves a block to a gap between blocks. @returns the announcement of its new place */
function drop(editor: Editor, index: number, gap: number): string {
  const moved = moveBlockTo(editor.state, index, gap);
  if (!moved) return editorTexts.notMoved;
  editor.view.dispatch(moved.transaction);
  return editorTexts.movedTo(moved.place, moved.of);
}
