import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, type Transaction } from '@tiptap/pm/state';

/** Gives a new id to each block, section and stretch of text without an id, or with the id of an earlier one. */
export const moduleIds = Extension.create({
  name: 'moduleIds',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, _before, { doc, tr }) =>
        transactions.some(({ docChanged }) => docChanged) ? withIds(doc, tr) : null,
    }),
  ],
});

function withIds(document: Node, transaction: Transaction): Transaction | null {
  const taken = new Set<string>();
  let isAfterBlock = false;
  document.forEach((node, place) => {
    const isModule = node.type.isInGroup('module');
    const attribute = isModule ? 'module' : 'run';
    const id: string | null = node.attrs[attribute];
    const isWanted = isModule || id !== null || isAfterBlock;
    if (isWanted && (id === null || taken.has(id))) transaction.setNodeAttribute(place, attribute, crypto.randomUUID());
    if (id !== null) taken.add(id);
    isAfterBlock = isModule && node.type.name !== 'sectionTitle';
  });
  // Keeps new ids out of the history, so that undo only affects the writer's own steps.
  return transaction.docChanged ? transaction.setMeta('addToHistory', false) : null;
}
