import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { Prompt } from './starterBlocks.ts';

const key = new PluginKey<DecorationSet>('prompts');

/**
 * Shows each prompt of a starter in its line while the line is empty.
 * @param onChange called with the shown prompts after each change of the lines
 */
export function promptsPlugin(
  onChange: (prompts: readonly Prompt[], state: EditorState) => void,
): Plugin<DecorationSet> {
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
            return Decoration.node(place, place + line.nodeSize, { [name]: text }, { text });
          }),
        );
      },
    },
    view: () => ({
      update({ state }, before) {
        if (key.getState(state) === key.getState(before)) return;
        onChange(
          inEmptyLines(state).map(({ from, spec }) => ({ place: from, text: String(spec.text) })),
          state,
        );
      },
    }),
    props: { decorations: (state) => DecorationSet.create(state.doc, inEmptyLines(state)) },
  });
}

/** Adds prompts to the step that puts their lines into the document. */
export function withPrompts(transaction: Transaction, prompts: readonly Prompt[]): Transaction {
  return transaction.setMeta(key, prompts);
}

function inEmptyLines(state: EditorState): Decoration[] {
  const all = key.getState(state)?.find() ?? [];
  return all.filter(({ from }) => state.doc.nodeAt(from)?.childCount === 0);
}
