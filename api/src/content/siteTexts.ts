import { markdownToBio, markdownToHtml, markdownToLine } from '../html/markdown.ts';
import { typographicHtml, typographicText } from '../html/typography.ts';

/** Makes the texts of a site's files ready to be stored: Markdown as sanitized HTML, all with the marks of its language. */
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
