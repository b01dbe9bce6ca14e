import { marked } from 'marked';
import { sanitizeHtml, sanitizeLine } from './sanitizeHtml.ts';

/** Markdown with paragraphs, as sanitized HTML. */
export function markdownToHtml(markdown: string): string {
  return sanitizeHtml(marked.parse(markdown, { async: false })).trim();
}

/** One line of Markdown, as sanitized HTML without a paragraph. */
export function markdownToLine(markdown: string): string {
  return sanitizeLine(marked.parseInline(markdown, { async: false })).trim();
}
