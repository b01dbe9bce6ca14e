import type { SnippetPart } from '@marquee/shared/domain';

/** A plain text and where in it the matches are. */
export type MatchedText = { text: string; matches: readonly Range[] };
type Range = { start: number; end: number };

/** Characters of a snippet, about. */
const length = 220;
/** A sentence that begins this near before the first match is shown from its beginning. */
const lead = 90;
/** A sentence that ends this near before the end is the last one. */
const tail = 90;
const sentenceEnd = /[.!?…]["'”’)]*\s/gu;

/** Cuts out of a text the place with most of the matches, by whole words and, where it can be, by whole sentences. */
export function cutSnippet({ text, matches }: MatchedText): SnippetPart[] {
  const first = densest({ text, matches });
  if (!first) return [];
  const start = startBefore(text, first.start);
  const end = endBehind(text, start, first.end);
  const parts: SnippetPart[] = start > 0 && !isSentenceStart(text, start) ? [{ text: '… ', isMatch: false }] : [];
  let at = start;
  for (const match of matches.filter((range) => range.start >= start && range.end <= end)) {
    parts.push(
      { text: text.slice(at, match.start), isMatch: false },
      { text: text.slice(match.start, match.end), isMatch: true },
    );
    at = match.end;
  }
  const ends = end === text.length || /[.!?…]["'”’)]*$/u.test(text.slice(start, end));
  parts.push({ text: text.slice(at, end) + (ends ? '' : ' …'), isMatch: false });
  return parts.filter((part) => part.text !== '');
}

/** The match from which on most different words follow within a snippet's length. */
function densest({ text, matches }: MatchedText): Range | undefined {
  let best: { match: Range; words: number } | undefined;
  for (const [index, match] of matches.entries()) {
    const words = new Set<string>();
    for (const near of matches.slice(index, index + 20))
      if (near.end - match.start < length - lead) words.add(text.slice(near.start, near.end).toLowerCase());
    if (!best || words.size > best.words) best = { match, words: words.size };
  }
  return best?.match;
}

function startBefore(text: string, at: number): number {
  if (at <= lead) return 0;
  const before = text.slice(at - lead, at);
  const sentence = [...before.matchAll(sentenceEnd)].at(-1);
  if (sentence) return at - lead + sentence.index + sentence[0].length;
  const word = before.indexOf(' ', lead / 2);
  return word < 0 ? at : at - lead + word + 1;
}

function endBehind(text: string, start: number, least: number): number {
  const most = Math.max(start + length, least);
  if (most >= text.length) return text.length;
  const from = Math.max(most - tail, least);
  const sentence = [...`${text.slice(from, most)} `.matchAll(sentenceEnd)].at(-1);
  if (sentence) return from + sentence.index + sentence[0].trimEnd().length;
  const word = text.lastIndexOf(' ', most);
  return word > least ? word : Math.max(least, most);
}

function isSentenceStart(text: string, at: number): boolean {
  return /[.!?…]["'”’)]*\s$/u.test(text.slice(Math.max(0, at - 6), at));
}
