import { stripHtml } from '@marquee/shared/text/stripHtml';

/** Characters of HTML that hold the words of an excerpt. */
export const excerptSource = 2_000;
/** More than a line of the list shows. */
const excerptLength = 160;

/** The first words of a text. @param html its beginning, which can end inside a tag */
export function excerptOf(html: string): string {
  const text = stripHtml(html.replace(/<[^>]*$/, ''));
  return [...text].slice(0, excerptLength).join('').trim();
}
