import { Extension, resolveFocusPosition } from '@tiptap/core';

/**
 * The focus command at once, in the place of Tiptap's own, which waits for the next frame: keys typed before it would be lost, as
 * after a menu, a form or the title, and a caret that an arrow key has moved meanwhile would be put back.
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
