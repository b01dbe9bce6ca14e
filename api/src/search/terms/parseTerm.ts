/** A word or a "phrase" of a search. */
export type TermPart = {
  text: string;
  /** It stood behind a minus: posts with it are left out. */
  isExcluded: boolean;
  /** Perhaps the beginning of a word that is still being typed. */
  isPrefix: boolean;
};

/** More words do not make a search more exact, and each costs time. */
const mostParts = 12;
/** Shorter beginnings would find nearly every post. */
const shortestPrefix = 3;

/** Control and formatting characters, halves of surrogates and the like: no reader searches for them. */
const invisible = /\p{C}/gu;
const part = /(-?)(?:["“”„«»]([^"“”„«»]*)["“”„«»]|([^\s"“”„«»]+))/gu;
const oneWord = /^[\p{L}\p{N}]+$/u;

/** A term without invisible characters, with single spaces. */
export function cleanTerm(term: string): string {
  return term.normalize('NFC').replace(invisible, ' ').replace(/\s+/gu, ' ').trim();
}

/** Parses a term as its writer meant it: words, "phrases", -exclusions. Any text is a term. */
export function parseTerm(term: string): TermPart[] {
  const parts = [...term.matchAll(part)].slice(0, mostParts).map(([, minus, phrase, word]) => ({
    text: phrase ?? word ?? '',
    isExcluded: minus === '-',
    isPrefix: false,
  }));
  const last = parts.at(-1);
  if (last && !last.isExcluded && !/["“”„«»]$/u.test(term) && oneWord.test(last.text))
    last.isPrefix = [...last.text].length >= shortestPrefix;
  return parts;
}
