/** Quotation marks of a language, outer pair and inner pair. */
type Marks = { double: readonly [string, string]; single: readonly [string, string] };

const english: Marks = { double: ['“', '”'], single: ['‘', '’'] };
/** French sets its marks off by spaces that do not break. */
const marksByLanguage: Readonly<Record<string, Marks>> = {
  en: english,
  de: { double: ['„', '“'], single: ['‚', '‘'] },
  es: { double: ['«', '»'], single: ['“', '”'] },
  fr: { double: ['«\u00a0', '\u00a0»'], single: ['“', '”'] },
};

const apostrophe = '’';
const primes = { double: '″', single: '′' };

/** Words that begin with an apostrophe, and years without their century. */
const elision = /^(?:\d\d(?:s|\b)(?!\d)|(?:bout|cause|em|kay|n|round|til|tis|twas|twere|twill)\b)/i;
const opener = /^$|[\s([{<—–\-/“‘„‚«]$/u;
const letter = /^\p{L}/u;

/** Elements inside which a sentence goes on. */
const phrasing = new Set('a abbr b cite code del em i ins kbd mark s samp small span strong sub sup u'.split(' '));
/** Elements whose text is taken as it is typed. */
const verbatim = new Set(['code', 'kbd', 'pre', 'samp', 'iframe']);

/**
 * A plain text with the quotation marks and apostrophes of its language in the place of straight ones. A text that has
 * them already stays as it is.
 * @param language BCP 47; one whose marks are not known gets the English ones
 */
export function typographicText(text: string, language: string): string {
  if (!/["']/.test(text)) return text;
  const characters = [...text];
  const marks = marksOf(characters, language);
  return characters.map((character, index) => marks[index] ?? character).join('');
}

/**
 * Sanitized HTML with typographic marks in its text; tags, their attributes, code and preformatted text stay as they are.
 * A sentence is read across the phrasing elements in it.
 */
export function typographicHtml(html: string, language: string): string {
  if (!/["']/.test(html)) return html;
  const output: string[] = [];
  /** Characters of the sentence that is being read, and where in the output they stand. */
  let characters: string[] = [];
  let places: number[] = [];
  let closing: string | null = null;

  const finish = () => {
    for (const [index, mark] of marksOf(characters, language).entries()) {
      const place = places[index];
      if (mark !== null && place !== undefined) output[place] = mark;
    }
    characters = [];
    places = [];
  };
  for (const [token, name] of html.matchAll(/<\/?([a-z][a-z0-9]*)[^>]*>|[^<]+|</gi)) {
    const tag = name?.toLowerCase();
    if (tag === undefined && closing === null) {
      for (const character of token.match(/&(?:#\d+|\w+);|[\s\S]/gu) ?? []) {
        characters.push(plain[character] ?? character);
        places.push(output.push(character) - 1);
      }
      continue;
    }
    output.push(token);
    if (tag === undefined) continue;
    if (closing !== null) {
      if (token.startsWith('</') && tag === closing) closing = null;
      continue;
    }
    if (!phrasing.has(tag)) finish();
    if (!verbatim.has(tag) || token.startsWith('</')) continue;
    closing = tag;
    if (!phrasing.has(tag)) continue;
    // A word of code stands in its sentence like any other. It has no place in the output.
    characters.push('x');
    places.push(-1);
  }
  finish();
  return output.join('');
}

/** Character references that matter to the marks around them. */
const plain: Readonly<Record<string, string>> = { '&quot;': '"', '&#39;': "'", '&apos;': "'", '&nbsp;': '\u00a0' };

/** The mark that stands in the place of each character of a sentence; null for all but straight marks. */
function marksOf(characters: readonly string[], language: string): (string | null)[] {
  const marks = marksByLanguage[language.toLowerCase().split('-')[0] ?? ''] ?? english;
  const open = { double: false, single: false };
  let before = '';
  return characters.map((character, index) => {
    const after = characters[index + 1] ?? '';
    const following = () => characters.slice(index + 1, index + 8).join('');
    const mark =
      character === '"'
        ? doubleMark(before, after, open, marks)
        : character === "'"
          ? singleMark(before, after, following(), open, marks)
          : null;
    if (character === marks.double[0].trim()) open.double = true;
    else if (character === marks.double[1].trim()) open.double = false;
    before = (mark ?? character).trim() || ' ';
    return mark;
  });
}

type Open = { double: boolean; single: boolean };

function doubleMark(before: string, after: string, open: Open, { double }: Marks): string {
  const opens = opener.test(before) && (/\S/.test(after) || !open.double);
  if (!opens && !open.double && /\d/.test(before) && !letter.test(after)) return primes.double;
  open.double = opens;
  return double[opens ? 0 : 1];
}

function singleMark(before: string, after: string, following: string, open: Open, { single }: Marks): string {
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
