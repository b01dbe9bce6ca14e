import { unspaced } from './unspaced.ts';

/** A word or a "phrase" of a search. */
export type TermPart = {
  text: string;
  /** It stood behind a minus: posts with it are left out. */
  isExcluded: boolean;
  /** Perhaps the beginning of a word that is still being typed, or one character of a script without blanks. */
  isPrefix: boolean;
  /** A beginning of one or two letters. Nearly every post has it, so it is only looked for in posts with the other words. */
  isShort: boolean;
};

/** More words do not make a search more exact, and each costs time. */
const mostParts = 12;
const shortestIndexedPrefix = 3;

/** Characters within a word that nobody sees or types. */
const joiners = /\u00ad|\u034f|\u200c|\u200d|\u2060|\ufeff/gu;
/** Control and formatting characters, halves of surrogates and the like: no reader searches for them. */
const invisible = /\p{C}/gu;
const part = /(-?)(?:["“”„«»]([^"“”„«»]*)["“”„«»]|([^\s"“”„«»]+))/gu;
/** Hyphens and apostrophes join what is around them. Every other character that is no letter, digit or mark separates. */
const joinedWord = /[\p{L}\p{N}\p{M}]+(?:[-‐‑'’‘‛ʻʼ`´＇][\p{L}\p{N}\p{M}]+)*/gu;
const runs = new RegExp(`[${unspaced}]+|[^${unspaced}]+`, 'gu');
const oneUnspaced = new RegExp(`^[${unspaced}]$`, 'u');

/** A term without invisible characters, with single spaces. */
export function cleanTerm(term: string): string {
  return term.normalize('NFC').replace(joiners, '').replace(invisible, ' ').replace(/\s+/gu, ' ').trim();
}

/** Parses a term as its writer meant it: words, "phrases", -exclusions. Any text is a term. */
export function parseTerm(term: string): TermPart[] {
  const parts = [...term.matchAll(part)]
    .flatMap(([, minus, phrase, typed = '']) => {
      const isExcluded = minus === '-';
      const texts = phrase === undefined ? wordsOf(typed) : [phrase];
      return texts.map((text) => ({ text, isExcluded, isPrefix: isOneUnspaced(text), isShort: false }));
    })
    .slice(0, mostParts);
  const last = parts.at(-1);
  if (last && !last.isExcluded && isTyped(term, last.text)) {
    last.isPrefix = true;
    last.isShort = [...last.text].length < shortestIndexedPrefix && !isOneUnspaced(last.text);
  }
  return parts;
}

/** After a blank or a mark the last word is complete. A shortened verb ("he'll") begins no other word. */
const isTyped = (term: string, last: string) =>
  /[\p{L}\p{N}\p{M}]$/u.test(term) && !/[\s-]|['’](?:ll|re|ve|d|m)$/iu.test(last);

const isOneUnspaced = (text: string) => oneUnspaced.test(text.normalize('NFKC'));

function wordsOf(typed: string): string[] {
  return (typed.match(joinedWord) ?? []).flatMap((word) => word.match(runs) ?? []);
}
