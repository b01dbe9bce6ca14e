import type { Editor } from '@tiptap/react';
import type { CSSProperties } from 'react';

const gap = 8;

/** The box around the document, in which its menus are placed. */
function frameOf(editor: Editor): DOMRect | undefined {
  return editor.view.dom.parentElement?.getBoundingClientRect();
}

/** The place of a menu below the line of a position, in the box around the document. */
export function placeBelow(editor: Editor, position: number): CSSProperties {
  const frame = frameOf(editor);
  if (!frame) return {};
  const { left, bottom } = editor.view.coordsAtPos(position);
  return { insetBlockStart: bottom - frame.top + gap, insetInlineStart: Math.max(0, left - frame.left) };
}

/**
 * The place of a menu beside a selection: above its first line, or below its last one if the window has no room above. It
 * covers neither.
 */
export function placeBeside(editor: Editor, from: number, to: number, size: { width: number; height: number }) {
  const frame = frameOf(editor);
  if (!frame) return {};
  const start = editor.view.coordsAtPos(from);
  const end = editor.view.coordsAtPos(to, -1);
  const hasRoom = start.top - size.height - gap > barHeight;
  const top = hasRoom ? start.top - size.height - gap : end.bottom + gap;
  const most = Math.max(0, frame.width - size.width);
  return { insetBlockStart: top - frame.top, insetInlineStart: Math.min(Math.max(0, start.left - frame.left), most) };
}

/** Height of the bars that stay at the head of the window. */
const barHeight = 72;
