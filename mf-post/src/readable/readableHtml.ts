import { directionOf } from '@marquee/shared';
import { linkRel } from '../linkRel.ts';
import { texts } from '../texts.ts';
import { numberColumns } from './numberColumns.ts';
import { pullQuotes } from './pullQuotes.ts';
import { rowHeadings } from './rowHeadings.ts';

/** Quick test for elements that need any of these changes. Most texts have none. */
const anyOfIt = /<(?:blockquote|iframe|pre|table)\b/;

/**
 * Sanitized HTML made ready for the page:
 * - a player inside it becomes a link to it: players are modules, which know when one may be loaded;
 * - short quotations become pull quotes, and columns of numbers are marked;
 * - a header cell without text, as Markdown writes the corner of a table, becomes an ordinary one, and rows have headings;
 * - text with letters that run from right to left has the direction of its own first letter, block by block;
 * - wide content (tables, code) scrolls in a box of its own that the keyboard reaches.
 * The HTML comes well-formed and escaped from the api's sanitizer, so that matching its tags as text is exact.
 */
export function readableHtml(html: string): string {
  const ready = anyOfIt.test(html) ? withHelp(html) : html;
  return directionOf(html) ? withDirections(ready) : ready;
}

function withHelp(html: string): string {
  return rowHeadings(numberColumns(pullQuotes(html)))
    .replace(/<iframe\b([^>]*)>[\s\S]*?<\/iframe>/g, (_, attributes: string) => playerLink(attributes))
    .replace(/<th\b([^>]*)>\s*<\/th>/g, '<td$1></td>')
    .replace(/<table\b/g, `<div class="scroll" role="group" aria-label="${texts.table}" tabindex="0"><table`)
    .replaceAll('</table>', '</table></div>')
    .replace(/<pre\b/g, `<pre role="group" aria-label="${texts.code}" tabindex="0"`);
}

/** Each block whose writer gave no direction gets that of its text. */
function withDirections(html: string): string {
  return html.replace(
    /<(p|h[2-4]|ul|ol|li|blockquote|figcaption|dt|dd|td|th|caption)\b(?![^>]* dir=)/g,
    '<$1 dir="auto"',
  );
}

function playerLink(attributes: string): string {
  const address = /\ssrc="(https?:\/\/[^"]+)"/.exec(attributes)?.[1];
  if (!address) return '';
  const host = new URL(address.replaceAll('&amp;', '&')).host.replace(/^www\./, '');
  return `<a href="${address}" rel="${linkRel.writer}">${texts.watchVideo(host)}</a>`;
}
