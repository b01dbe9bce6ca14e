import type { SnippetPart } from '@marquee/shared/domain';

/** A plain text and the places of its matches. */
export type MatchedText = { text: string; matches: readonly Range[] };
type Range = { start: number; end: number };

/** Approximate length of a snippet in characters. */
const length = 220;
/** Maximum distance to the start of a sentence before the first match, from which the snippet then starts. */
const lead = 90;
/** Maximum distance to the end of a sentence before the end of the snippet, at which the snippet then ends. */
const tail = 90;
const sentenceEnd = /[.!?…]["'”’)]*\s/gu;

/** Cuts out the part of a text with the most matches, at word boundaries and if possible at sentence boundaries. */
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

/** Finds the match that is followed by the most different words within a snippet's length. */
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

function endBehind(text: string, start: number, min: number): number {
  const max = Math.max(start + length, min);
  if (max >= text.length) return text.length;
  const from = Math.max(max - tail, min);
  const sentence = [...`${text.slice(from, max)} `.matchAll(sentenceEnd)].at(-1);
  if (sentence) return from + sentence.index + sentence[0].trimEnd().length;
  const word = text.lastIndexOf(' ', max);
  return word > min ? word : Math.max(min, max);
}

function isSentenceStart(text: string, at: number): boolean {
  return /[.!?…]["'”’)]*\s$/u.test(text.slice(Math.max(0, at - 6), at));
}
