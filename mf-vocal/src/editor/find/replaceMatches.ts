import { closeHistory } from '@tiptap/pm/history';
import { Fragment, type Node } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { findingOf } from './finding.ts';
import { findMatches, type Match } from './findMatches.ts';

/** Result of a replacement. `left` is the number of matches that stay, because they contain a footnote or a line break. */
export type Replaced = { transaction: Transaction; count: number; left: number };

/** Returns the transaction that replaces the current match. The next match becomes the current one. */
export function replaceCurrent(state: EditorState, replacement: string): Replaced | null {
  const { matches, current } = findingOf(state);
  const match = matches[current];
  return match ? replaceMatches(state, [match], replacement) : null;
}

/** Returns the transaction that replaces all matches, also matches beyond the number that the document marks. */
export function replaceAll(state: EditorState, replacement: string): Replaced {
  const { wanted, options } = findingOf(state);
  return replaceMatches(state, findMatches(state.doc, wanted, options, Number.POSITIVE_INFINITY), replacement);
}

/** Replaces matches as one step of the history. The replacement has the marks of the first replaced letter. */
function replaceMatches(state: EditorState, matches: readonly Match[], replacement: string): Replaced {
  const words = matches.filter(({ from, to }) => isText(state.doc, from, to));
  const { tr } = state;
  // Makes one step for each paragraph, because a step for each match would take long in a long post. Begins at the end,
  // because a step moves the matches after it.
  for (const ofBlock of [...blocksOf(state.doc, words)].reverse()) {
    const [first, last] = [ofBlock[0], ofBlock.at(-1)];
    if (first && last) tr.replaceWith(first.from, last.to, replacedText(state.doc, ofBlock, replacement));
  }
  return { transaction: closeHistory(tr), count: words.length, left: matches.length - words.length };
}

/** True if a range has nothing but text. */
function isText(document: Node, from: number, to: number): boolean {
  let isOnlyText = true;
  document.nodesBetween(from, to, (node) => {
    if (node.isInline && !node.isText) isOnlyText = false;
  });
  return isOnlyText;
}

/** Groups matches by the paragraph in which they are. */
function blocksOf(document: Node, matches: readonly Match[]): Iterable<Match[]> {
  const blocks = new Map<number, Match[]>();
  for (const match of matches) {
    const start = document.resolve(match.from).start();
    const block = blocks.get(start);
    if (block) block.push(match);
    else blocks.set(start, [match]);
  }
  return blocks.values();
}

/** Returns the content of a paragraph from the first to the last match, with the replacement in place of each match. */
function replacedText(document: Node, matches: readonly Match[], replacement: string): Fragment {
  const { schema } = document.type;
  let content = Fragment.empty;
  let end: number | null = null;
  for (const { from, to } of matches) {
    if (end !== null) content = content.append(document.slice(end, from).content);
    const marks = document.resolve(from).nodeAfter?.marks ?? [];
    if (replacement !== '') content = content.append(Fragment.from(schema.text(replacement, marks)));
    end = to;
  }
  return content;
}
