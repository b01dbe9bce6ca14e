import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { Prompt } from './starterBlocks.ts';

const key = new PluginKey<DecorationSet>('prompts');

/** Shows each prompt of a starter in its line while the line is empty. */
export function promptsPlugin(): Plugin<DecorationSet> {
  return new Plugin({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply(transaction, before) {
        const prompts = transaction.getMeta(key) as readonly Prompt[] | undefined;
        if (!prompts) return before.map(transaction.mapping, transaction.doc);
        return DecorationSet.create(
          transaction.doc,
          prompts.flatMap(({ place, text }) => {
            const line = transaction.doc.nodeAt(place);
            if (!line) return [];
            // The title of a section has a hint of its own, and only lacks a name for assistive technology.
            const name = line.type.name === 'sectionTitle' ? 'aria-label' : 'data-prompt';
            return Decoration.node(place, place + line.nodeSize, { [name]: text });
          }),
        );
      },
    },
    props: { decorations: inEmptyLines },
  });
}

/** Adds prompts to the step that puts their lines into the document. */
export function withPrompts(transaction: Transaction, prompts: readonly Prompt[]): Transaction {
  return transaction.setMeta(key, prompts);
}

function inEmptyLines(state: EditorState): DecorationSet {
  const all = key.getState(state)?.find() ?? [];
  return DecorationSet.create(
    state.doc,
    all.filter(({ from }) => state.doc.nodeAt(from)?.childCount === 0),
  );
}
