import type { ListicleOrder } from '@marquee/shared/domain';
import { listicleNumbers } from '@marquee/shared/posts/listicleNumbers';
import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** Order in which the items of a document are numbered. Null if the post is no listicle. */
export type ListicleNumbering = ListicleOrder | null;

type Numbered = { order: ListicleNumbering; decorations: DecorationSet };

const key = new PluginKey<Numbered>('listicleItems');

/** Numbers the items of a listicle as on the post's page. Sets `data-number` on their elements. */
export const listicleItems = Extension.create({
  name: 'listicleItems',
  addProseMirrorPlugins: () => [
    new Plugin<Numbered>({
      key,
      state: {
        init: () => ({ order: null, decorations: DecorationSet.empty }),
        apply(transaction, before) {
          const order = transaction.getMeta(key) as ListicleNumbering | undefined;
          if (order === undefined && (!transaction.docChanged || before.order === null)) return before;
          return numbered(transaction.doc, order === undefined ? before.order : order);
        },
      },
      props: { decorations: (state) => key.getState(state)?.decorations },
    }),
  ],
});

function numbered(doc: Node, order: ListicleNumbering): Numbered {
  if (order === null) return { order, decorations: DecorationSet.empty };
  const items: { from: number; to: number }[] = [];
  doc.forEach((node, place) => {
    if (node.attrs.isListicleItem) items.push({ from: place, to: place + node.nodeSize });
  });
  const numbers = listicleNumbers(
    items.map(() => ({ isListicleItem: true })),
    order,
  );
  const decorations = items.map(({ from, to }, index) =>
    Decoration.node(from, to, { 'data-number': String(numbers[index]), style: `--number: "${numbers[index]}"` }),
  );
  return { order, decorations: DecorationSet.create(doc, decorations) };
}

/** Returns the transaction that numbers the items of a document in an order. */
export function numberItems(state: EditorState, order: ListicleNumbering): Transaction {
  return state.tr.setMeta(key, order);
}

/** Returns the transaction that turns every titled section into an item. Null if there are items, or no sections. */
export function sectionsToItems({ doc, tr }: EditorState): Transaction | null {
  let hasItems = false;
  doc.forEach((node, place) => {
    if (node.attrs.isListicleItem) hasItems = true;
    else if (node.type.name === 'sectionTitle') tr.setNodeAttribute(place, 'isListicleItem', true);
  });
  return hasItems || !tr.docChanged ? null : tr;
}
