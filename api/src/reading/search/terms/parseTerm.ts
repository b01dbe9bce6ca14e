import { unspaced } from './unspaced.ts';

/** A word or a "phrase" of a search. */
export type TermPart = {
  text: string;
  /** True for a part after a minus sign. Posts with this part are left out. */
  isExcluded: boolean;
  /**
   * True if the part may be the beginning of a word, which a reader is still typing, or one character of a script
   * without spaces.
   */
  isPrefix: boolean;
  /**
   * True for a beginning of one or two letters. Nearly every post matches, so it is only checked in posts with the
   * other words.
   */
  isShort: boolean;
};

/** Maximum number of parts in a search. More words do not make a search more exact, and each costs time. */
const maxParts = 12;
const minIndexedPrefixLength = 3;

/** Invisible characters within a word, which readers do not type. */
const joiners = /\u00ad|\u034f|\u200c|\u200d|\u2060|\ufeff/gu;
/** Control and formatting characters, lone surrogates and the like, for which no reader searches. */
const invisible = /\p{C}/gu;
const part = /(-?)(?:["“”„«»]([^"“”„«»]*)["“”„«»]|([^\s"“”„«»]+))/gu;
/**
 * Matches a word. Hyphens and apostrophes join its parts, and all other characters except letters, digits and marks
 * separate words.
 */
const joinedWord = /[\p{L}\p{N}\p{M}]+(?:[-‐‑'’‘‛ʻʼ`´＇][\p{L}\p{N}\p{M}]+)*/gu;
const runs = new RegExp(`[${unspaced}]+|[^${unspaced}]+`, 'gu');
const oneUnspaced = new RegExp(`^[${unspaced}]$`, 'u');

/** Removes invisible characters from a term and reduces white space to single spaces. */
export function cleanTerm(term: string): string {
  return term.normalize('NFC').replace(joiners, '').replace(invisible, ' ').replace(/\s+/gu, ' ').trim();
}

/** Parses a term into words, "phrases" and -exclusions. Any text is a valid term. */
export function parseTerm(term: string): TermPart[] {
  const parts = [...term.matchAll(part)]
    .flatMap(([, minus, phrase, typed = '']) => {
      const isExcluded = minus === '-';
      const texts = phrase === undefined ? wordsOf(typed) : [phrase];
      return texts.map((text) => ({ text, isExcluded, isPrefix: isOneUnspaced(text), isShort: false }));
    })
    .slice(0, maxParts);
  const last = parts.at(-1);
  if (last && !last.isExcluded && isTyped(term, last.text)) {
    last.isPrefix = true;
    last.isShort = [...last.text].length < minIndexedPrefixLength && !isOneUnspaced(last.text);
  }
  return parts;
}

/**
 * Checks whether the last word may be incomplete. It is complete after a space or mark, or as a shortened verb
 * ("he'll").
 */
const isTyped = (term: string, last: string) =>
  /[\p{L}\p{N}\p{M}]$/u.test(term) && !/[\s-]|['’](?:ll|re|ve|d|m)$/iu.test(last);

const isOneUnspaced = (text: string) => oneUnspaced.test(text.normalize('NFKC'));

function wordsOf(typed: string): string[] {
  return (typed.match(joinedWord) ?? []).flatMap((word) => word.match(runs) ?? []);
}
