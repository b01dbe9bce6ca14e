import { directionOf } from '@marquee/shared';
import { linkRel } from '../linkRel.ts';
import { texts } from '../texts.ts';
import { numberColumns } from './numberColumns.ts';
import { pullQuotes } from './pullQuotes.ts';
import { rowHeadings } from './rowHeadings.ts';

/** Quick test for elements that `readableHtml` changes. Most texts have none. */
const anyOfIt = /<(?:aside|blockquote|iframe|pre|table)\b/;

/**
 * Prepares sanitized HTML for the page:
 * - A video player becomes a link to the video, because only video modules may load players.
 * - Short quotations become pull quotes, and columns of numbers are marked.
 * - A pull quote, callout or aside becomes a note, because a page must not have several landmarks of one role.
 * - A cell gets a class for its alignment, because HTML gave up `align`, and our policy forbids `style`.
 * - An empty header cell, such as the corner of a Markdown table, becomes an ordinary cell. Rows get headings.
 * - In a text with right-to-left letters, or of a post in such a language, each block gets the direction of its first
 *   letter. Code runs from left to right.
 * - Wide content (tables, code) scrolls in a separate box that can be focused by keyboard.
 * Matches tags as text. That is exact, because HTML from the api's sanitizer is well-formed and escaped.
 */
export function readableHtml(html: string, isRightToLeft = false): string {
  const ready = anyOfIt.test(html) ? withHelp(html) : html;
  if (isRightToLeft)
    return ready.replace(directed(`li|${lines}`), '<$1 dir="auto"').replace(directed('pre'), '<$1 dir="ltr"');
  return directionOf(html) ? withDirections(ready) : ready;
}

/** Blocks of words. */
const lines = 'p|h[2-4]|figcaption|dt|dd|td|th|caption';

/** Matches the start tags of elements without a direction. */
const directed = (names: string) => new RegExp(`<(${names})\\b(?![^>]* dir=)`, 'g');

function withHelp(html: string): string {
  return rowHeadings(numberColumns(pullQuotes(html)))
    .replace(/<iframe\b([^>]*)>[\s\S]*?<\/iframe>/g, (_, attributes: string) => playerLink(attributes))
    .replace(/<th\b([^>]*)>\s*<\/th>/g, '<td$1></td>')
    .replace(/<aside(?: role="([\w-]+)")?>/g, (_, role?: string) => boxTag(role))
    .replaceAll('</aside>', '</div>')
    .replace(/<(t[hd])\b([^>]*) align="(left|center|right)"/g, '<$1$2 class="align-$3"')
    .replace(/<table\b/g, `<div class="scroll" role="group" aria-label="${texts.table}" tabindex="0"><table`)
    .replaceAll('</table>', '</table></div>')
    .replace(/<pre\b/g, `<pre role="group" aria-label="${texts.code}" tabindex="0"`);
}

/** Start of a box. @param role role of the stored `aside` */
function boxTag(role: string | undefined): string {
  if (role === 'doc-pullquote') return '<div class="pull-quote" role="doc-pullquote">';
  return `<div class="${role === 'note' ? 'callout' : 'aside'}" role="note">`;
}

/** Gives each block without a direction the direction of its text. */
function withDirections(html: string): string {
  return html.replace(directed(`ul|ol|li|blockquote|${lines}`), '<$1 dir="auto"');
}

function playerLink(attributes: string): string {
  const address = /\ssrc="(https?:\/\/[^"]+)"/.exec(attributes)?.[1];
  if (!address) return '';
  const host = new URL(address.replaceAll('&amp;', '&')).host.replace(/^www\./, '');
  return `<a href="${address}" rel="${linkRel.writer}">${texts.watchVideo(host)}</a>`;
}
