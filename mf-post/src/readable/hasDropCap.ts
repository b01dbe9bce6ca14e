import { stripHtml } from '@marquee/shared';

/** A drop cap is three lines tall: a shorter paragraph would end beside it. */
const shortestParagraph = 145;

/** Whether a text opens with a paragraph that can carry a drop cap: long enough, and beginning with a letter. */
export function hasDropCap(html: string): boolean {
  const opening = /^\s*<p>([\s\S]*?)<\/p>/.exec(html)?.[1];
  const text = stripHtml(opening ?? '').trim();
  return text.length >= shortestParagraph && /^["“‘']?\p{L}/u.test(text);
}
