import { stripHtml } from '@marquee/shared';

/** A longer quotation is read as text and not as a headline. */
const longestPullQuote = 260;
/** The source, in a paragraph of its own at the end. */
const longestAttribution = 90;

/**
 * Marks the short quotations of sanitized HTML as pull quotes, and the short paragraph that closes a quotation as its
 * attribution.
 */
export function pullQuotes(html: string): string {
  return html.replace(/<blockquote>([\s\S]*?)<\/blockquote>/g, (_, inside: string) => {
    const paragraphs = inside.match(/<p>[\s\S]*?<\/p>/g) ?? [];
    const last = paragraphs.length > 1 ? (paragraphs.at(-1) ?? '') : '';
    const hasAttribution = last !== '' && stripHtml(last).length <= longestAttribution;
    const quoted = hasAttribution ? paragraphs.slice(0, -1) : paragraphs;
    const isPullQuote = quoted.length <= 1 && stripHtml(quoted.join(' ') || inside).length <= longestPullQuote;
    const text = hasAttribution ? inside.replace(last, () => last.replace('<p>', '<p class="attribution">')) : inside;
    return `<blockquote${isPullQuote ? ' class="pull"' : ''}>${text}</blockquote>`;
  });
}
