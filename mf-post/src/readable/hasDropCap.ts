import { stripHtml } from '@marquee/shared';

/** Minimum number of characters. A drop cap is three lines tall, and a shorter paragraph would end beside it. */
const minParagraphLength = 145;

/** Matches a letter of a script whose letters join. A large first letter would stand alone. */
const joined =
  /^\P{L}*[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Bengali}]/u;

/** True if the first paragraph is long enough for a drop cap and starts with a letter that can stand alone. */
export function hasDropCap(html: string): boolean {
  const opening = /^\s*<p>([\s\S]*?)<\/p>/.exec(html)?.[1];
  const text = stripHtml(opening ?? '').trim();
  return text.length >= minParagraphLength && /^["“‘']?\p{L}/u.test(text) && !joined.test(text);
}
