import { sanitizeHtml, sanitizeLine, sanitizeProse } from '@marquee/api/acts/posts.ts';
import { marked } from 'marked';

/** Renders Markdown with paragraphs as sanitized HTML. */
export function markdownToHtml(markdown: string): string {
  return sanitizeHtml(marked.parse(markdown, { async: false })).trim();
}

/** Renders an author's bio in Markdown as sanitized HTML without pictures and players. */
export function markdownToBio(markdown: string): string {
  return sanitizeProse(marked.parse(markdown, { async: false })).trim();
}

/** Renders a line of Markdown as sanitized HTML without a paragraph. */
export function markdownToLine(markdown: string): string {
  return sanitizeLine(marked.parseInline(markdown, { async: false })).trim();
}
