import { stripHtml } from '@marquee/shared';

/** Maximum number of characters of a pull quote. A longer quotation is too long for large type. */
const maxPullQuoteLength = 260;
/** Maximum number of characters of an attribution, which is the last paragraph of a quotation. */
const maxAttributionLength = 90;

/**
 * Marks the short quotations of sanitized HTML as pull quotes, and the short paragraph that closes a quotation as its
 * attribution.
 */
export function pullQuotes(html: string): string {
  return html.replace(/<blockquote>([\s\S]*?)<\/blockquote>/g, (_, inside: string) => {
    const paragraphs = inside.match(/<p>[\s\S]*?<\/p>/g) ?? [];
    const last = paragraphs.length > 1 ? (paragraphs.at(-1) ?? '') : '';
    const hasAttribution = last !== '' && stripHtml(last).length <= maxAttributionLength;
    const quoted = hasAttribution ? paragraphs.slice(0, -1) : paragraphs;
    const isPullQuote = quoted.length <= 1 && stripHtml(quoted.join(' ') || inside).length <= maxPullQuoteLength;
    const text = hasAttribution ? inside.replace(last, () => last.replace('<p>', '<p class="attribution">')) : inside;
    return `<blockquote${isPullQuote ? ' class="pull"' : ''}>${text}</blockquote>`;
  });
}
