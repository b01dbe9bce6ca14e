import { Extension, resolveFocusPosition } from '@tiptap/core';

/**
 * Replaces the focus command of Tiptap, which waits for the next frame, by one that acts at once. Until that frame,
 * keys typed after a menu, a form or the title would be lost. A caret that an arrow key has moved would be put back.
 */
export const focusAtOnce = Extension.create({
  name: 'focusAtOnce',
  addCommands: () => ({
    focus:
      (position = null, { scrollIntoView = true } = {}) =>
      ({ view, tr, dispatch }) => {
        if (position === false || !dispatch) return true;
        const selection = resolveFocusPosition(tr.doc, position);
        if (selection && !tr.selection.eq(selection)) tr.setSelection(selection);
        if (!view.hasFocus()) view.focus();
        if (scrollIntoView) tr.scrollIntoView();
        return true;
      },
  }),
});
