import { foldText } from '../../../kernel/words/foldText.ts';
import { unspaced } from '../terms/unspaced.ts';

/** A word of a text that may match a search, and its place. */
export type FoundWord = {
  word: string;
  start: number;
  end: number;
  /** True if the word matches for certain. For other words, the database decides. */
  isMatch: boolean;
};

const words = /[\p{L}\p{N}\p{M}]+(?:['’‘‛ʻʼ`´＇][\p{L}\p{N}\p{M}]+)*/gu;
const unspacedRun = new RegExp(`[${unspaced}]+`, 'gu');
const lexemes = /'([^'])/g;

/**
 * Finds the words of a text that may match a query. A word may match if it begins with the same letter as a word of the
 * query. In scripts without spaces between words, finds the places where a part of the term occurs.
 * @param scored the `tsquery` of the term's words
 * @param parts the parts of the term, as text
 */
export function findWords(text: string, scored: string, parts: readonly string[]): FoundWord[] {
  const letters = new Set([...scored.matchAll(lexemes)].map(([, letter]) => letter));
  const found = [...text.matchAll(words)]
    .filter(([word]) => piecesOf(word).some((piece) => letters.has(isPlain(piece) ? piece.charAt(0) : 'u')))
    .map(({ 0: word, index }) => ({ word, start: index, end: index + word.length, isMatch: false }));
  const searched = parts.map((part) => foldText(part)).filter((part) => part.match(unspacedRun)?.[0] === part);
  if (searched.length === 0) return found;
  return [
    ...found.filter(({ word }) => word.match(unspacedRun) === null),
    ...searched.flatMap((part) => occurrences(text, part)),
  ].sort((a, b) => a.start - b.start);
}

const isPlain = (piece: string) => /^[a-z0-9]+$/.test(piece);

function piecesOf(word: string): string[] {
  const lower = word.toLowerCase();
  return isPlain(lower) ? [lower] : foldText(word).split("'");
}

function occurrences(text: string, part: string): FoundWord[] {
  // Places in the folded text are places in the text only if both have the same length. Halfwidth letters change it.
  const folded = text.normalize('NFKC').length === text.length ? text.normalize('NFKC') : text;
  const found: FoundWord[] = [];
  for (let start = folded.indexOf(part); start >= 0; start = folded.indexOf(part, start + part.length))
    found.push({ word: part, start, end: start + part.length, isMatch: true });
  return found;
}
