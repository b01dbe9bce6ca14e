import { typographicMarks } from '@marquee/shared/text/typographicMarks';

/** Inline elements, which do not end a sentence. */
const phrasing = new Set('a abbr b cite code del em i ins kbd mark s samp small span strong sub sup u'.split(' '));
/** Elements whose text stays unchanged. */
const verbatim = new Set(['code', 'kbd', 'pre', 'samp', 'iframe']);
/** Start of a passage in another language, as the sanitizer writes it. */
const passage = /^<span lang="([\w-]+)"/;

/**
 * Replaces the straight quotation marks and apostrophes of a plain text by those of its language. A text that already
 * has them stays unchanged.
 * @param language BCP 47; unknown languages get English marks
 */
export function typographicText(text: string, language: string): string {
  if (!/["']/.test(text)) return text;
  const characters = [...text];
  const marks = typographicMarks(characters, () => language);
  return characters.map((character, index) => marks[index] ?? character).join('');
}

/**
 * Replaces straight marks in the text of sanitized HTML. Tags, attributes, code and preformatted text stay unchanged.
 * Phrasing elements do not interrupt a sentence. A passage in another language gets the marks of that language.
 */
export function typographicHtml(html: string, language: string): string {
  if (!/["']/.test(html)) return html;
  const output: string[] = [];
  /** Characters of the current sentence, their languages, and their positions in the output. */
  let characters: string[] = [];
  let languages: string[] = [];
  let places: number[] = [];
  /** Language inside each open `span`. */
  const spans: string[] = [];
  let closing: string | null = null;

  const add = (character: string, place: number) => {
    characters.push(character);
    languages.push(spans.at(-1) ?? language);
    places.push(place);
  };
  const finish = () => {
    const marks = typographicMarks(characters, (index) => languages[index] ?? language);
    for (const [index, mark] of marks.entries()) {
      const place = places[index];
      if (mark !== null && place !== undefined) output[place] = mark;
    }
    characters = [];
    languages = [];
    places = [];
  };
  for (const [token, name] of html.matchAll(/<\/?([a-z][a-z0-9]*)[^>]*>|[^<]+|</gi)) {
    const tag = name?.toLowerCase();
    if (tag === undefined && closing === null) {
      for (const character of token.match(/&(?:#\d+|\w+);|[\s\S]/gu) ?? [])
        add(plain[character] ?? character, output.push(character) - 1);
      continue;
    }
    output.push(token);
    if (tag === undefined) continue;
    if (closing !== null) {
      if (token.startsWith('</') && tag === closing) closing = null;
      continue;
    }
    if (!phrasing.has(tag)) finish();
    if (tag === 'span') {
      if (token.startsWith('</')) spans.pop();
      else spans.push(passage.exec(token)?.[1] ?? spans.at(-1) ?? language);
    }
    if (!verbatim.has(tag) || token.startsWith('</')) continue;
    closing = tag;
    // Inline code counts as a word of its sentence. It has no position in the output.
    if (phrasing.has(tag)) add('x', -1);
  }
  finish();
  return output.join('');
}

/** Character references that affect the marks around them. */
const plain: Readonly<Record<string, string>> = { '&quot;': '"', '&#39;': "'", '&apos;': "'", '&nbsp;': '\u00a0' };
