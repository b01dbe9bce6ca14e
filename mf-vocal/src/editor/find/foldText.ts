/** Text without differences that a search ignores, and the position of each of its characters in the original. */
export type FoldedText = { text: string; starts: readonly number[]; ends: readonly number[] };

/** Letters that are not a letter with an accent to Unicode, and signs with several forms. */
const plainForms: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '–': '-',
  '—': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\n': ' ',
};

function folded(character: string, hasCase: boolean): string {
  const plain = plainForms[character.toLowerCase()] ?? character.normalize('NFD').replace(/\p{M}/gu, '');
  return hasCase ? plain : plain.toLowerCase();
}

/**
 * Folds accents, and forms of quotation marks, dashes and spaces.
 * @param hasCase false to fold case, too
 */
export function foldText(original: string, hasCase = false): FoldedText {
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  let place = 0;
  for (const character of original) {
    const plain = folded(character, hasCase);
    const end = place + character.length;
    // An accent that is a character of its own belongs to the letter before it.
    if (plain === '' && ends.length > 0) ends[ends.length - 1] = end;
    for (let index = 0; index < plain.length; index += 1) {
      starts.push(place);
      ends.push(end);
    }
    text += plain;
    place = end;
  }
  return { text, starts, ends };
}
