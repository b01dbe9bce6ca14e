import { Extension } from '@tiptap/core';
import { type EditorState, Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** Minimum number of blocks for which blocks far from the window have no layout. */
export const longFrom = 200;

/**
 * In a long document, blocks far from the window have no layout (`documentStyles`). Blocks at the caret always have
 * one. Without layout, the browser moves the caret out of a new line, and the first letter lands in the wrong place.
 */
export const longText = Extension.create({
  name: 'longText',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        attributes: ({ doc }): Record<string, string> => (doc.childCount >= longFrom ? { 'data-long': '' } : {}),
        decorations: (state) => (state.doc.childCount >= longFrom ? nearCaret(state) : null),
      },
    }),
  ],
});

/** Marks the block at which the selection moves, and the blocks next to it. */
function nearCaret({ doc, selection }: EditorState): DecorationSet {
  const index = selection.$head.index(0);
  let place = selection.$head.posAtIndex(index, 0);
  const marks: Decoration[] = [];
  const mark = (from: number, to: number) => marks.push(Decoration.node(from, to, { 'data-near': '' }));
  const before = doc.maybeChild(index - 1);
  if (before) mark(place - before.nodeSize, place);
  for (const near of [doc.maybeChild(index), doc.maybeChild(index + 1)]) {
    if (!near) continue;
    mark(place, place + near.nodeSize);
    place += near.nodeSize;
  }
  return DecorationSet.create(doc, marks);
}
