import type { Node } from '@tiptap/pm/model';
import { type FoldedText, foldText } from './foldText.ts';

/** Position of a match in the document. */
export type Match = { from: number; to: number };

/**
 * Maximum number of matches that are counted. Each match is marked in the text, and writers do not step through more.
 */
export const maxMatches = 1_000;

/** Differences that keep a text from being a match. */
export type MatchOptions = {
  /** Case makes a difference. */
  hasCase: boolean;
  /** A match has no letter or digit right beside it. */
  isWhole: boolean;
};

export const anyMatch: MatchOptions = { hasCase: false, isWhole: false };

/** Texts are kept for as long as the document has them: with each key only one of them changes. */
const foldedTexts = { withCase: new WeakMap<Node, FoldedText>(), withoutCase: new WeakMap<Node, FoldedText>() };

function foldedTextOf(textblock: Node, hasCase: boolean): FoldedText {
  const texts = foldedTexts[hasCase ? 'withCase' : 'withoutCase'];
  const known = texts.get(textblock);
  if (known) return known;
  // A place that is no text, such as a line break, counts as one character, as it does in positions.
  const made = foldText(textblock.textBetween(0, textblock.content.size, undefined, '\n'), hasCase);
  texts.set(textblock, made);
  return made;
}

const partOfWord = /[\p{L}\p{N}]/u;

/**
 * All matches in the order of the document. Marks, accents and forms of quotation marks make no difference. A match does
 * not reach from one paragraph into the next.
 * @param max maximum number of matches
 */
export function findMatches(
  document: Node,
  wanted: string,
  { hasCase, isWhole } = anyMatch,
  max = maxMatches,
): Match[] {
  const words = foldText(wanted, hasCase).text;
  const matches: Match[] = [];
  if (words.trim() === '') return matches;
  document.descendants((node, position) => {
    if (matches.length >= max) return false;
    if (!node.isTextblock) return true;
    const { text, starts, ends } = foldedTextOf(node, hasCase);
    let index = text.indexOf(words);
    while (index >= 0 && matches.length < max) {
      const after = index + words.length;
      const isPart = isWhole && (partOfWord.test(text[index - 1] ?? '') || partOfWord.test(text[after] ?? ''));
      const start = starts[index] ?? 0;
      const end = ends[after - 1] ?? start;
      if (!isPart) matches.push({ from: position + 1 + start, to: position + 1 + end });
      index = text.indexOf(words, isPart ? index + 1 : after);
    }
    return false;
  });
  return matches;
}
