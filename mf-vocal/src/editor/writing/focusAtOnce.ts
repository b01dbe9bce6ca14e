import { commands, Extension } from '@tiptap/core';

/**
 * The focus command at once, on top of Tiptap's own, which waits for the next frame: keys typed before it would be lost,
 * as after a menu, a form or the title.
 */
export const focusAtOnce = Extension.create({
  name: 'focusAtOnce',
  addCommands: () => ({
    focus: (position, options) => (props) => {
      const isDone = commands.focus(position, options)(props);
      if (props.dispatch && position !== false) props.view.focus();
      return isDone;
    },
  }),
});
