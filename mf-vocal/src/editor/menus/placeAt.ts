import type { Editor } from '@tiptap/react';
import type { CSSProperties } from 'react';

type Size = { width: number; height: number };

const gap = 8;
/** Two rows of a menu, which show that it scrolls. */
const minHeight = 108;
/** Height of the bars that stay at the head of the window. */
const barHeight = 72;
/** Space in px for the two handles below a selection made by touch, and for the menu of the system above it. */
const touchGap = { below: 40, above: 64 };

/** The box around the document, in which its menus are placed. */
function frameOf(editor: Editor): DOMRect | undefined {
  return editor.view.dom.parentElement?.getBoundingClientRect();
}

/** The bottom of the window that shows: a keyboard on the screen covers the rest. */
function windowBottom(): number {
  const { visualViewport } = window;
  return visualViewport ? visualViewport.offsetTop + visualViewport.height : window.innerHeight;
}

function placeIn(frame: DOMRect, top: number, left: number, { width }: Size): CSSProperties {
  const max = Math.max(0, frame.width - width);
  return { insetBlockStart: top - frame.top, insetInlineStart: Math.min(Math.max(0, left - frame.left), max) };
}

/**
 * The place of a menu below the line of a position, or above it where the window ends. It never covers the line: where
 * neither side has room for all of it, it scrolls on the larger one.
 */
export function placeBelow(editor: Editor, position: number, size: Size): CSSProperties {
  const frame = frameOf(editor);
  if (!frame) return {};
  const { left, top, bottom } = editor.view.coordsAtPos(position);
  const roomBelow = windowBottom() - bottom - 2 * gap;
  const roomAbove = top - gap - barHeight;
  const isAbove = size.height > roomBelow && roomAbove > roomBelow;
  const height = Math.min(size.height, Math.max(isAbove ? roomAbove : roomBelow, minHeight));
  return { ...placeIn(frame, isAbove ? top - gap - height : bottom + gap, left, size), maxBlockSize: height };
}

/**
 * The place of a menu beside a selection: above its first line or below its last line, whichever the window has room
 * for. The menu covers neither line. With touch, it is first tried below, away from the menu of the system.
 */
export function placeBeside(editor: Editor, from: number, to: number, size: Size): CSSProperties {
  const frame = frameOf(editor);
  if (!frame) return {};
  const start = editor.view.coordsAtPos(from);
  const end = editor.view.coordsAtPos(to, -1);
  const isTouch = window.matchMedia('(pointer: coarse)').matches;
  const above = start.top - size.height - (isTouch ? touchGap.above : gap);
  const below = end.bottom + (isTouch ? touchGap.below : gap);
  const lowest = windowBottom() - size.height - gap;
  const fitsAbove = above > barHeight;
  const fitsBelow = below <= lowest;
  const isBelow = isTouch ? fitsBelow || !fitsAbove : !fitsAbove;
  // If the selection is longer than the window, neither of its ends is visible.
  const top = isBelow ? Math.min(below, Math.max(lowest, barHeight)) : above;
  return placeIn(frame, top, start.left, size);
}
