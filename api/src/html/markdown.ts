import { marked } from 'marked';
import { sanitizeHtml, sanitizeLine, sanitizeProse } from './sanitizeHtml.ts';

/** Markdown with paragraphs, as sanitized HTML. */
export function markdownToHtml(markdown: string): string {
  return sanitizeHtml(marked.parse(markdown, { async: false })).trim();
}

/** An author's bio in Markdown, as sanitized HTML without pictures and players. */
export function markdownToBio(markdown: string): string {
  return sanitizeProse(marked.parse(markdown, { async: false })).trim();
}

/** One line of Markdown, as sanitized HTML without a paragraph. */
export function markdownToLine(markdown: string): string {
  return sanitizeLine(marked.parseInline(markdown, { async: false })).trim();
}
