/**
 * Position of a note: a part of the post, and words in it as in the text-quote selector of the W3C annotation model.
 * The words are searched by their text and its surroundings, so that they may move. Texts come from `readNoteTexts` in
 * the api. Each begins and ends with a line break, which is part of the surroundings.
 */
export type NoteAnchor = {
  /** The id of a module, or `post`, `title`, `subtitle`, `lead` or `content`. */
  place: string;
  /** Quoted words. Null for a note on the whole part. */
  quote: NoteQuote | null;
};

export type NoteQuote = {
  /** The text right before and after the words. */
  prefix: string;
  exact: string;
  suffix: string;
  /**
   * Number of characters of the surroundings that are also around the most similar other occurrence of the words.
   * Measured when the note was made; -1 if there is no other occurrence.
   */
  rival: number;
};

/** The texts of a post by place, as plain text. A place without words has an empty one. */
export type NoteTexts = ReadonlyMap<string, string>;

/** Words in a text, as indexes of UTF-16 units. */
export type NoteRange = { place: string; start: number; end: number };

/** Maximum characters of the quoted words, and of the text on each side of them. */
export const noteQuoteLimits = { exact: 500, side: 48 } as const;

/** Characters of words and surroundings that have to match: shorter texts occur by chance. */
const minMatch = 32;
/** Characters of the surroundings by which a match has to be better than any other. */
const minLead = 12;

type Match = NoteRange & { context: number };

/** Words that occur more often are no anchor: comparing all of their places would take too long. */
const maxMatches = 1_000;

/** Makes an anchor for words of the present texts. @returns null when too similar words occur elsewhere */
export function anchorOf(texts: NoteTexts, range: NoteRange): NoteAnchor | null {
  const text = texts.get(range.place) ?? '';
  const quote = {
    prefix: text.slice(Math.max(0, range.start - noteQuoteLimits.side), range.start),
    exact: text.slice(range.start, range.end),
    suffix: text.slice(range.end, range.end + noteQuoteLimits.side),
  };
  const others = matchesOf(quote, texts).filter(({ place, start }) => place !== range.place || start !== range.start);
  const rival = Math.max(-1, ...others.map(({ context }) => context));
  const anchor = { place: range.place, quote: { ...quote, rival } };
  return findAnchor(anchor, texts) ? anchor : null;
}

/**
 * Finds the words of an anchor after the texts have changed.
 * @returns null when the words are gone, or when it is not sure that these are the same ones
 */
export function findAnchor({ place, quote }: NoteAnchor, texts: NoteTexts): NoteRange | null {
  if (!quote) return texts.has(place) ? { place, start: 0, end: texts.get(place)?.length ?? 0 } : null;
  const full = quote.prefix.length + quote.suffix.length;
  const minContext = Math.max(minMatch - quote.exact.length, quote.rival < 0 ? 0 : quote.rival + minLead);
  const [best, second] = matchesOf(quote, texts).sort((one, other) => other.context - one.context);
  if (!best) return null;
  // A short text has short surroundings: then all of them have to match, in the same place.
  const isWhole = best.context === full && best.place === place && full > quote.rival;
  const isAlone = !second || best.context - second.context >= minLead || (isWhole && second.context < full);
  return isAlone && (isWhole || best.context >= minContext)
    ? { place: best.place, start: best.start, end: best.end }
    : null;
}

/**
 * Finds words that an account selected on the page, where the surroundings may differ from the stored ones.
 * @returns null when the words are not there, or when more than one place suits equally
 */
export function findQuote(
  quote: Pick<NoteQuote, 'prefix' | 'exact' | 'suffix'>,
  texts: NoteTexts,
  place?: string,
): NoteRange | null {
  const matches = matchesOf(quote, texts).filter((match) => place === undefined || match.place === place);
  const [best, second] = matches.sort((one, other) => other.context - one.context);
  if (!best || best.context === second?.context) return null;
  return { place: best.place, start: best.start, end: best.end };
}

function matchesOf({ prefix, exact, suffix }: Omit<NoteQuote, 'rival'>, texts: NoteTexts): Match[] {
  const matches: Match[] = [];
  if (exact === '') return matches;
  for (const [place, text] of texts)
    for (let start = text.indexOf(exact); start !== -1; start = text.indexOf(exact, start + 1)) {
      const end = start + exact.length;
      const context = equalBefore(prefix, text, start) + equalAfter(suffix, text, end);
      matches.push({ place, start, end, context });
      if (matches.length > maxMatches) return [];
    }
  return matches;
}

function equalBefore(prefix: string, text: string, end: number): number {
  let count = 0;
  while (count < prefix.length && prefix[prefix.length - 1 - count] === text[end - 1 - count]) count += 1;
  return count;
}

function equalAfter(suffix: string, text: string, start: number): number {
  let count = 0;
  while (count < suffix.length && suffix[count] === text[start + count]) count += 1;
  return count;
}
