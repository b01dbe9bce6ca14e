import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** Marks the text of a block that has the caret, which stays visible although it is empty and folded. */
export const caretHole = Extension.create({
  name: 'caretHole',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations({ doc, selection: { $from } }) {
          if ($from.depth < 2 || !$from.node(1).type.isInGroup('module')) return null;
          const hole = Decoration.node($from.before(2), $from.after(2), { 'data-caret': '' });
          return DecorationSet.create(doc, [hole]);
        },
      },
    }),
  ],
});
