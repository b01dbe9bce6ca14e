import { typographicHtml, typographicText } from '@marquee/api/acts/posts.ts';
import { markdownToBio, markdownToHtml, markdownToLine } from './markdown.ts';

/**
 * Prepares the texts of a site's files for the database. Markdown becomes sanitized HTML, and all texts get the marks
 * of the site's language.
 */
export type SiteTexts = ReturnType<typeof siteTexts>;

/** @param language BCP 47 */
export function siteTexts(language: string) {
  return {
    /** A field without markup. */
    plain: (text: string) => typographicText(text, language),
    /** Markdown with paragraphs. */
    html: (markdown: string) => typographicHtml(markdownToHtml(markdown), language),
    /** One line of Markdown. */
    line: (markdown: string) => typographicHtml(markdownToLine(markdown), language),
    /** An author's bio in Markdown. */
    bio: (markdown: string) => typographicHtml(markdownToBio(markdown), language),
  };
}
