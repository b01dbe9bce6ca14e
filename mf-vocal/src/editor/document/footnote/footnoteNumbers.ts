import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { editorTexts } from '../../editorTexts.ts';

const key = new PluginKey<DecorationSet>('footnoteNumbers');

/** Numbers the footnotes of a document by their order, as on the post's page. Sets `data-number` on their elements. */
export const footnoteNumbers = Extension.create({
  name: 'footnoteNumbers',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: (_, { doc }) => numbersOf(doc),
        apply: (transaction, before) => (transaction.docChanged ? numbersOf(transaction.doc) : before),
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

function numbersOf(doc: Node): DecorationSet {
  const decorations: Decoration[] = [];
  doc.descendants((node, place) => {
    if (node.type.name !== 'footnote') return;
    const number = decorations.length + 1;
    decorations.push(
      Decoration.node(place, place + node.nodeSize, {
        'data-number': String(number),
        role: 'img',
        'aria-label': editorTexts.footnoteNumber(number),
      }),
    );
  });
  return DecorationSet.create(doc, decorations);
}
