import { type QuotationMarks, quotationMarks } from './quotationMarks.ts';

const apostrophe = '’';
const primes = { double: '″', single: '′' };

/** Words that begin with an apostrophe, and years without their century. */
const elision = /^(?:\d\d(?:s|\b)(?!\d)|(?:bout|cause|em|kay|n|round|til|tis|twas|twere|twill)\b)/i;
const opener = /^$|[\s([{<—–\-/“‘„‚«‹]$/u;
const letter = /^\p{L}/u;

/**
 * Returns the typographic mark for each character of a sentence. Null for all characters that are not straight marks,
 * and for straight marks that stay.
 * @param languageAt language of the character at an index, BCP 47
 */
export function typographicMarks(
  characters: readonly string[],
  languageAt: (index: number) => string,
): (string | null)[] {
  const open = { double: false, single: false };
  let before = '';
  return characters.map((character, index) => {
    const marks = quotationMarks(languageAt(index));
    const after = characters[index + 1] ?? '';
    const following = () => characters.slice(index + 1, index + 8).join('');
    const mark =
      marks && character === '"'
        ? doubleMark(before, after, open, marks)
        : marks && character === "'"
          ? singleMark(before, after, following(), open, marks)
          : null;
    if (marks) follow(character, open, marks);
    before = (mark ?? character).trim() || ' ';
    return mark;
  });
}

/**
 * Returns the mark for a straight mark that is typed at the end of a text.
 * @param language BCP 47
 * @returns null if the straight mark stays
 */
export function typedMark(text: string, straight: '"' | "'", language: string): string | null {
  const before = [...text];
  // A mark after a space is about to open a word.
  const next = opener.test(before.at(-1) ?? '') ? ['x'] : [];
  return typographicMarks([...before, straight, ...next], () => language)[before.length] ?? null;
}

/** Opens and closes quotations whose marks are already typographic. */
function follow(character: string, open: Open, { double, single }: QuotationMarks): void {
  if (character === double[0].trim()) open.double = true;
  else if (character === double[1].trim()) open.double = false;
  else if (character === single[0]) open.single = true;
  // An apostrophe ends no quotation.
  else if (character === single[1] && character !== apostrophe) open.single = false;
}

type Open = { double: boolean; single: boolean };

function doubleMark(before: string, after: string, open: Open, { double }: QuotationMarks): string {
  const opens = opener.test(before) && (/\S/.test(after) || !open.double);
  if (!opens && !open.double && /\d/.test(before) && !letter.test(after)) return primes.double;
  open.double = opens;
  return double[opens ? 0 : 1];
}

function singleMark(before: string, after: string, following: string, open: Open, { single }: QuotationMarks): string {
  if (opener.test(before)) {
    if (elision.test(following) || !/\S/.test(after)) return apostrophe;
    open.single = true;
    return single[0];
  }
  if (letter.test(after)) return apostrophe;
  if (!open.single) return /\d/.test(before) ? primes.single : apostrophe;
  open.single = false;
  return single[1];
}
