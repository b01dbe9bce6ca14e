/**
 * Invisible characters that join the characters around them, such as soft hyphens and zero-width joiners. They are
 * removed.
 */
const joiners = /\u00ad|\u034f|\u200c|\u200d|\u2060|\ufeff/gu;
/** Characters that writers and keyboards use as an apostrophe. */
const apostrophes = /[\u2018\u2019\u201b\u02bb\u02bc\uff07\u0060\u00b4]/gu;
/** Matches everything between words, which is any character except letters, digits, marks and apostrophes. */
const separators = /[^\p{L}\p{N}\p{M}']+/gu;
/** Accents, points of Hebrew and Arabic, and variation selectors. Words are found with and without them. */
const accents = new RegExp(
  `[${[
    ...['\u0300-\u036f', '\u1ab0-\u1ace', '\u1dc0-\u1dff', '\u20d0-\u20f0', '\ufe20-\ufe2f'],
    ...['\u0591-\u05bd', '\u05bf', '\u05c1\u05c2', '\u05c4\u05c5', '\u05c7', '\u064b-\u065f', '\u0670'],
    ...['\ufe00-\ufe0f', '\u{e0100}-\u{e01ef}'],
  ].join('')}]`,
  'gu',
);

/** Lower-case letters that Unicode does not decompose. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
  ƒ: 'f',
  ə: 'e',
  ς: 'σ',
};
const foldedLetters = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu');

/**
 * Returns the words of a text in lower case, without accents, separated by single spaces. Apostrophes become `'`. The
 * SQL function `fold_words` returns the same result, so that search and keys treat letters alike.
 */
export function foldText(text: string): string {
  return text
    .replace(joiners, '')
    .replace(apostrophes, "'")
    .replace(separators, ' ')
    .normalize('NFKD')
    .replace(accents, '')
    .toLowerCase()
    .replace(foldedLetters, (letter) => letters[letter] ?? letter)
    .normalize('NFKC')
    .replace(separators, ' ')
    .trim();
}
