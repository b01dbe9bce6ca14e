import { texts } from '../texts.ts';

/** A symbol that marks a footnote: `[1]`, one to three asterisks, or a dagger. */
const symbol = String.raw`\[\d{1,2}\]|\*{1,3}|[†‡]`;
/** A paragraph that opens with a symbol is a note. Emphasis may begin before or after the symbol. */
const noteParagraph = new RegExp(String.raw`<p>((?:<em>)?)(${symbol})(?=[\s<])([\s\S]*?)</p>`, 'g');
/** A list that closes a text after a rule holds the notes of numbers set as superscripts. */
const noteList = /(<hr \/>\s*<ol>)([\s\S]*?)(<\/ol>\s*)$/;
const superscript = /<sup>(\d{1,2})<\/sup>/g;
/**
 * Matches a footnote symbol in running text. A symbol follows a word or its punctuation. A space, punctuation or the
 * end of the element follows the symbol.
 */
const markInText = new RegExp(String.raw`(?<=[\p{L}\p{N}.,;:!?”’)%])(${symbol})(?=[\s.,;:!?”’)]|$)`, 'gu');
/** Most texts have no note: no paragraph that opens with a symbol, and no number set as a superscript. */
const mayHaveNotes = /<p>(?:<em>)?[[*†‡]|<sup>\d/;
const anySymbol = /[[*†‡]/;
/** Tags of elements in which a symbol is no mark. */
const literalTag = /<(\/?)(?:a|code|pre|sup)(?![a-z0-9])/g;

type Notes = {
  /** Numbers of notes by their symbol. */
  numbers: Map<string, number>;
  /** Number of marks of each note so far. */
  marked: Map<number, number>;
};

/**
 * Links the marks of footnotes to the notes, and back. A mark without a note, or a note without a mark, stays as it is.
 * @param fragments sanitized HTML of a post in the order in which it is shown
 */
export function linkFootnotes(fragments: readonly string[]): string[] {
  if (!fragments.some((html) => mayHaveNotes.test(html))) return [...fragments];
  const notes: Notes = { numbers: signsOfNotes(fragments), marked: new Map() };
  if (notes.numbers.size === 0) return [...fragments];
  return fragments.map((html) => linkMarks(html, notes)).map((html) => linkNotes(html, notes));
}

/** Symbols that occur both at a note and in the text, with the numbers of their notes in the order of the notes. */
function signsOfNotes(fragments: readonly string[]): Map<string, number> {
  const symbols = fragments.flatMap((html) => [
    ...[...html.matchAll(noteParagraph)].map(([, , mark]) => mark ?? ''),
    ...listItems(html).map((_, index) => `sup ${index + 1}`),
  ]);
  const all = fragments.join('\n');
  const marks = new Set([...all.matchAll(superscript)].map(([, number]) => `sup ${number}`));
  for (const text of textsOf(all)) for (const [mark] of text.matchAll(markInText)) marks.add(mark);
  const linked = [...new Set(symbols)].filter((one) => marks.has(one));
  return new Map(linked.map((one, index) => [one, index + 1]));
}

/**
 * Returns the texts outside of code and links. The symbol at the beginning of a note's own paragraph is no mark,
 * because no word precedes it.
 */
function textsOf(html: string): string[] {
  const found: string[] = [];
  eachText(html, (text) => {
    found.push(text);
    return text;
  });
  return found;
}

/** Rewrites the texts of HTML that contain a symbol. Texts in elements in which a symbol is no mark are skipped. */
function eachText(html: string, rewrite: (text: string) => string): string {
  const isLiteral = literalPlaces(html);
  const symbol = new RegExp(anySymbol, 'g');
  let rewritten = '';
  let end = 0;
  for (let found = symbol.exec(html); found; found = symbol.exec(html)) {
    const start = html.lastIndexOf('>', found.index) + 1;
    const isInTag = html.lastIndexOf('<', found.index) >= start;
    const close = html.indexOf(isInTag ? '>' : '<', found.index);
    const stop = close === -1 ? html.length : close;
    symbol.lastIndex = stop;
    if (isInTag || isLiteral(start)) continue;
    rewritten += html.slice(end, start) + rewrite(html.slice(start, stop));
    end = stop;
  }
  return rewritten + html.slice(end);
}

/**
 * Returns a function that receives places of HTML in order. It is true for a place inside an element whose symbols are
 * no marks.
 */
function literalPlaces(html: string): (place: number) => boolean {
  const tags = html.matchAll(literalTag);
  let tag = tags.next();
  let depth = 0;
  return (place) => {
    for (; !tag.done && tag.value.index < place; tag = tags.next()) depth += tag.value[1] ? -1 : 1;
    return depth > 0;
  };
}

function linkMarks(html: string, { numbers, marked }: Notes): string {
  const link = (one: string, shown: string) => {
    const number = numbers.get(one);
    if (number === undefined) return null;
    const times = (marked.get(number) ?? 0) + 1;
    marked.set(number, times);
    const id = times === 1 ? `fnref-${number}` : `fnref-${number}-${times}`;
    return `<a id="${id}" href="#fn-${number}" role="doc-noteref" aria-label="${texts.footnote(number)}">${shown}</a>`;
  };
  const withSuperscripts = html.replace(superscript, (whole, number: string) => {
    const reference = link(`sup ${number}`, number);
    return reference ? `<sup>${reference}</sup>` : whole;
  });
  return eachText(withSuperscripts, (text) =>
    text.replace(markInText, (mark: string) => {
      const reference = link(mark, mark.replace(/[[\]]/g, ''));
      if (!reference) return mark;
      return mark.startsWith('[') ? `<sup>${reference}</sup>` : reference;
    }),
  );
}

function linkNotes(html: string, { numbers, marked }: Notes): string {
  /** Numbers of notes that are already linked. If several notes have the same symbol, only the first is linked. */
  const taken = new Set<number>();
  const noteOf = (one: string) => {
    const number = numbers.get(one);
    if (number === undefined || !marked.has(number) || taken.has(number)) return null;
    taken.add(number);
    return number;
  };
  const back = (number: number) =>
    ` <a href="#fnref-${number}" role="doc-backlink" aria-label="${texts.backToText}">↩\ufe0e</a>`;
  return html
    .replace(noteParagraph, (whole, emphasis: string, mark: string, rest: string) => {
      const number = noteOf(mark);
      if (number === null) return whole;
      return `<p id="fn-${number}" role="doc-footnote">${emphasis}${mark}${rest}${back(number)}</p>`;
    })
    .replace(noteList, (_, opening: string, items: string, closing: string) => {
      let index = 0;
      const linked = items.replace(/<li>([\s\S]*?)<\/li>/g, (whole, note: string) => {
        index += 1;
        const number = noteOf(`sup ${index}`);
        if (number === null) return whole;
        return `<li><div id="fn-${number}" role="doc-footnote">${note}${back(number)}</div></li>`;
      });
      return opening + linked + closing;
    });
}

function listItems(html: string): string[] {
  const [, , items = ''] = noteList.exec(html) ?? [];
  return [...items.matchAll(/<li>/g)].map(([item]) => item);
}
