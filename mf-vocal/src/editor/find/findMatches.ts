import type { Node } from '@tiptap/pm/model';
import { type FoldedText, foldText } from './foldText.ts';

/** Position of a match in the document. */
export type Match = { from: number; to: number };

/**
 * Maximum number of matches that are counted. Each match is marked in the text, and writers do not step through more.
 */
export const maxMatches = 1_000;

/** Texts are kept for as long as the document has them: with each key only one of them changes. */
const foldedTexts = new WeakMap<Node, FoldedText>();

function foldedTextOf(textblock: Node): FoldedText {
  const known = foldedTexts.get(textblock);
  if (known) return known;
  // A place that is no text, such as a line break, counts as one character, as it does in positions.
  const made = foldText(textblock.textBetween(0, textblock.content.size, undefined, '\n'));
  foldedTexts.set(textblock, made);
  return made;
}

/**
 * All matches in the order of the document, at most `maxMatches`. Marks, case, accents and forms of quotation marks
 * make no difference. A match does not reach from one paragraph into the next.
 */
export function findMatches(document: Node, wanted: string): Match[] {
  const words = foldText(wanted).text;
  const matches: Match[] = [];
  if (words.trim() === '') return matches;
  document.descendants((node, position) => {
    if (matches.length >= maxMatches) return false;
    if (!node.isTextblock) return true;
    const { text, starts, ends } = foldedTextOf(node);
    let index = text.indexOf(words);
    while (index >= 0 && matches.length < maxMatches) {
      const start = starts[index] ?? 0;
      const end = ends[index + words.length - 1] ?? start;
      matches.push({ from: position + 1 + start, to: position + 1 + end });
      index = text.indexOf(words, index + words.length);
    }
    return false;
  });
  return matches;
}
