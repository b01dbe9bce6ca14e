import type { Editor } from '@tiptap/react';
import { showPlace } from '../writing/showPlace.ts';
import type { Place } from './finding.ts';

/** Frames in which the field of a selected block appears. */
const maxFrames = 60;
/** Frames in which a picture and the fields of its block get their heights, as in `showPlace`. */
const settlingFrames = 4;

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
  showField(wanted, settlingFrames);
}

function showField(field: HTMLElement, frames: number): void {
  field.scrollIntoView({ block: 'center' });
  if (frames > 1) requestAnimationFrame(() => showField(field, frames - 1));
}
