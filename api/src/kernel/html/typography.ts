/** Quotation marks of a language, outer pair and inner pair. */
type Marks = { double: readonly [string, string]; single: readonly [string, string] };

const english: Marks = { double: ['“', '”'], single: ['‘', '’'] };
/** French puts non-breaking spaces inside its quotation marks. */
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

/** Inline elements, which do not end a sentence. */
const phrasing = new Set('a abbr b cite code del em i ins kbd mark s samp small span strong sub sup u'.split(' '));
/** Elements whose text stays unchanged. */
const verbatim = new Set(['code', 'kbd', 'pre', 'samp', 'iframe']);

/**
 * Replaces the straight quotation marks and apostrophes of a plain text by those of its language. A text that already
 * has them stays unchanged.
 * @param language BCP 47; unknown languages get English marks
 */
export function typographicText(text: string, language: string): string {
  if (!/["']/.test(text)) return text;
  const characters = [...text];
  const marks = marksOf(characters, language);
  return characters.map((character, index) => marks[index] ?? character).join('');
}

/**
 * Replaces straight marks in the text of sanitized HTML. Tags, attributes, code and preformatted text stay unchanged.
 * Phrasing elements do not interrupt a sentence.
 */
export function typographicHtml(html: string, language: string): string {
  if (!/["']/.test(html)) return html;
  const output: string[] = [];
  /** Characters of the current sentence, and their positions in the output. */
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
    // Inline code counts as a word of its sentence. It has no position in the output.
    characters.push('x');
    places.push(-1);
  }
  finish();
  return output.join('');
}

/** Character references that affect the marks around them. */
const plain: Readonly<Record<string, string>> = { '&quot;': '"', '&#39;': "'", '&apos;': "'", '&nbsp;': '\u00a0' };

/**
 * Returns the typographic mark for each character of a sentence; null for all characters that are not straight marks.
 */
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
