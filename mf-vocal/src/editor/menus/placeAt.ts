import type { Editor } from '@tiptap/react';
import type { CSSProperties } from 'react';
import { isTouchScreen } from '../touch/isTouchScreen.ts';
import { touchBarHeight } from '../touch/touchBarHeight.ts';

type Size = { width: number; height: number };

const gap = 8;
/** Minimum height of a menu in px. Two rows show that the menu scrolls. */
const minHeight = 108;
/** Height in px of the sticky bars at the top of the window. */
const barHeight = 72;
/** Space in px for the two handles below a selection made by touch, and for the menu of the system above it. */
const touchGap = { below: 40, above: 64 };

/** Returns the box around the document. Menus are positioned relative to it. */
function frameOf(editor: Editor): DOMRect | undefined {
  return editor.view.dom.parentElement?.getBoundingClientRect();
}

/** Returns the lower edge of the visible text, above an on-screen keyboard and the bar of tools. */
function windowBottom(): number {
  const { visualViewport } = window;
  const bottom = visualViewport ? visualViewport.offsetTop + visualViewport.height : window.innerHeight;
  return isTouchScreen() ? bottom - touchBarHeight : bottom;
}

function placeIn(frame: DOMRect, top: number, left: number, { width }: Size): CSSProperties {
  const max = Math.max(0, frame.width - width);
  return { insetBlockStart: top - frame.top, insetInlineStart: Math.min(Math.max(0, left - frame.left), max) };
}

/**
 * Places a menu below the line of a position. If the menu does not fit below and there is more room above, places it
 * above the line. The menu never covers the line. If it is too high for both sides, it scrolls on the larger side.
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
 * Places a menu above the first or below the last line of a selection, and covers neither line. With a mouse, above is
 * tried first. With touch, below is tried first, because the system shows its own menu above.
 * @returns the side. A menu above has its lower edge at the place
 */
export function placeBeside(editor: Editor, from: number, to: number, size: Size) {
  const frame = frameOf(editor);
  if (!frame) return { side: 'below' as const };
  const start = editor.view.coordsAtPos(from);
  const end = editor.view.coordsAtPos(to, -1);
  const isTouch = isTouchScreen();
  const gaps = touchGaps();
  const above = start.top - gaps.above;
  const below = end.bottom + gaps.below;
  const lowest = windowBottom() - size.height - gap;
  const fitsAbove = above - size.height > barHeight;
  const fitsBelow = below <= lowest;
  const isBelow = isTouch ? fitsBelow || !fitsAbove : !fitsAbove;
  // If the selection is longer than the window, neither of its ends is visible.
  const top = isBelow ? Math.min(below, Math.max(lowest, barHeight)) : above;
  return { side: isBelow ? ('below' as const) : ('above' as const), ...placeIn(frame, top, start.left, size) };
}

/**
 * Places a menu that grows, such as a field with a list of matches, on the side of a selection with more room. The menu
 * covers neither the first nor the last line of the selection.
 * @param size size that the menu should be able to have
 */
export function placeGrowing(editor: Editor, from: number, to: number, size: Size) {
  const frame = frameOf(editor);
  if (!frame) return { side: 'below' as const };
  const start = editor.view.coordsAtPos(from);
  const end = editor.view.coordsAtPos(to, -1);
  const touch = touchGaps();
  const roomBelow = windowBottom() - end.bottom - touch.below - gap;
  const roomAbove = start.top - touch.above - barHeight;
  const isBelow = roomBelow >= size.height || roomBelow >= roomAbove;
  return {
    side: isBelow ? ('below' as const) : ('above' as const),
    ...placeIn(frame, isBelow ? end.bottom + touch.below : start.top - touch.above, start.left, size),
    maxBlockSize: Math.max(isBelow ? roomBelow : roomAbove, minHeight),
  };
}

/** Scrolls until a menu of the given height has room below the selection, as far as the selection stays visible. */
export function makeRoomBelow(editor: Editor, height: number): void {
  const { from, to } = editor.state.selection;
  const missing = height - (windowBottom() - editor.view.coordsAtPos(to, -1).bottom - touchGaps().below - gap);
  const spare = editor.view.coordsAtPos(from).top - barHeight;
  if (missing > 0 && spare > 0) window.scrollBy({ top: Math.min(missing, spare), behavior: 'instant' });
}

const touchGaps = () => (isTouchScreen() ? touchGap : { below: gap, above: gap });
