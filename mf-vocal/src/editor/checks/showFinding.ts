import type { Editor } from '@tiptap/react';
import { showPlace } from '../writing/showPlace.ts';
import type { Place } from './finding.ts';

/** Maximum number of frames to wait for the field of a selected block. */
const maxFrames = 60;
/** Milliseconds in which a picture of the block may still arrive. */
const settlingMs = 2_000;
/** Events of a writer who goes on. The field must not move after them. */
const goingOn = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const;

/** Selects the words or the block of a finding, or focuses its field in the block, and scrolls there. */
export function showFinding(editor: Editor, place: Exclude<Place, { kind: 'field' }>): void {
  if (place.kind === 'words') {
    const { from, to } = place;
    editor.chain().setTextSelection({ from, to }).focus(null, { scrollIntoView: false }).run();
    showPlace(editor.view, from);
    return;
  }
  editor.chain().setNodeSelection(place.position).focus(null, { scrollIntoView: false }).run();
  if (place.field) focusField(editor, place.position, place.field, maxFrames);
  else showPlace(editor.view, place.position);
}

/** Focuses a field of a block as soon as the selected block shows it. */
function focusField(editor: Editor, position: number, field: { idEnd: string; index: number }, frames: number): void {
  if (editor.isDestroyed) return;
  if (frames === 0) {
    showPlace(editor.view, position);
    return;
  }
  const block = editor.view.nodeDOM(position);
  const fields = block instanceof Element ? block.querySelectorAll<HTMLElement>(`[id$="${field.idEnd}"]`) : [];
  const wanted = fields[field.index];
  if (!wanted) {
    requestAnimationFrame(() => focusField(editor, position, field, frames - 1));
    return;
  }
  wanted.focus({ preventScroll: true });
  if (block instanceof Element) keepInView(wanted, block);
}

/** Keeps a field in the middle of the window while its block gets its height. */
function keepInView(field: HTMLElement, block: Element): void {
  const show = () => field.scrollIntoView({ block: 'center' });
  show();
  const observer = new ResizeObserver(show);
  observer.observe(block);
  const { ownerDocument } = field;
  const end = () => {
    observer.disconnect();
    for (const type of goingOn) ownerDocument.removeEventListener(type, end, true);
  };
  for (const type of goingOn) ownerDocument.addEventListener(type, end, true);
  setTimeout(end, settlingMs);
}
