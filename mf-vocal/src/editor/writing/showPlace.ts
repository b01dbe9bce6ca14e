import type { EditorView } from '@tiptap/pm/view';
import { elementAt } from './elementAt.ts';

/** Number of frames in which the blocks near the place are laid out and get their real heights. */
const settlingFrames = 4;

/**
 * Scrolls a place of the document to the middle of the window. Distant blocks have estimated heights, so the place is
 * looked up again while blocks around it are laid out.
 */
export function showPlace(view: EditorView, position: number, block: ScrollLogicalPosition = 'center'): void {
  let frames = settlingFrames;
  const scroll = () => {
    if (view.isDestroyed || position > view.state.doc.content.size) return;
    elementAt(view, position)?.scrollIntoView({ block });
    frames -= 1;
    if (frames > 0) requestAnimationFrame(scroll);
  };
  scroll();
}
