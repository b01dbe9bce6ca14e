import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { anyMatch, findMatches, type Match, type MatchOptions } from './findMatches.ts';

/** State of a search: the search words and their matches in the document. */
export type Finding = {
  wanted: string;
  options: MatchOptions;
  matches: readonly Match[];
  /** Index of the current match. -1 without matches. */
  current: number;
  decorations: DecorationSet;
};

const key = new PluginKey<Finding>('finding');
const nothing: Finding = {
  ...{ wanted: '', options: anyMatch },
  ...{ matches: [], current: -1, decorations: DecorationSet.empty },
};

type Asked = { wanted: string; options?: MatchOptions; current?: number };

export const findingOf = (state: EditorState): Finding => key.getState(state) ?? nothing;

/**
 * Returns the transaction that searches the document for words, and goes to the first match from the caret or the
 * current match on. An empty text ends the search.
 */
export function lookFor({ tr }: EditorState, wanted: string, options?: MatchOptions): Transaction {
  const asked: Asked = { wanted, ...(options && { options }) };
  return tr.setMeta(key, asked).setMeta('addToHistory', false);
}

/** Returns the transaction that goes to the next or previous match. After the last match, it goes to the first. */
export function toMatch(state: EditorState, direction: 1 | -1): Transaction {
  const { wanted, matches, current } = findingOf(state);
  const next = matches.length === 0 ? -1 : (current + direction + matches.length) % matches.length;
  return state.tr.setMeta(key, { wanted, current: next }).setMeta('addToHistory', false);
}

/** Marks matches in the document during a search. The selection does not change. */
export const finding = Extension.create({
  name: 'finding',
  addProseMirrorPlugins: () => [
    new Plugin<Finding>({
      key,
      state: {
        init: () => nothing,
        apply(transaction, before, _, state) {
          const asked = transaction.getMeta(key) as Asked | undefined;
          if (!asked && (before.wanted === '' || !transaction.docChanged)) return before;
          const wanted = asked?.wanted ?? before.wanted;
          const options = asked?.options ?? before.options;
          if (wanted === '') return { ...nothing, options };
          const isSame = wanted === before.wanted && options === before.options && !transaction.docChanged;
          const matches = isSame ? before.matches : findMatches(state.doc, wanted, options);
          const place = before.matches[before.current]?.from;
          const from = place === undefined ? state.selection.from : transaction.mapping.map(place);
          const current = asked?.current ?? nextFrom(matches, from);
          return { wanted, options, matches, current, decorations: marksOf(state.doc, matches, current) };
        },
      },
      props: { decorations: (state) => findingOf(state).decorations },
    }),
  ],
});

/** Returns the index of the first match that begins at or after a position, or else of the first match. */
function nextFrom(matches: readonly Match[], position: number): number {
  const next = matches.findIndex(({ from }) => from >= position);
  return next >= 0 || matches.length === 0 ? next : 0;
}

function marksOf(document: Node, matches: readonly Match[], current: number): DecorationSet {
  const marks = matches.map(({ from, to }, index) =>
    Decoration.inline(from, to, { class: index === current ? 'found found-current' : 'found' }),
  );
  return DecorationSet.create(document, marks);
}
