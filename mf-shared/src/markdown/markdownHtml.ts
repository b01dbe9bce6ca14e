import { Marked, type Token, type Tokens } from 'marked';
import { MarkdownFootnotes } from './MarkdownFootnotes.ts';

/**
 * Converts Markdown (GFM) to HTML. A footnote `[^1]` becomes a footnote inside its sentence, as posts store it. The
 * HTML is not sanitized. A quotation that begins with `[!NOTE]`, or another alert of GitHub, becomes a callout.
 */
export function markdownHtml(markdown: string): string {
  const html = new Marked({
    extensions: new MarkdownFootnotes().extensions,
    renderer: { del: struck, blockquote: quoted },
  }).parse(markdown, {
    async: false,
  });
  // Marked ends each block of code with an empty line.
  return html.replaceAll('\n</code></pre>', '</code></pre>');
}

/** `~~words~~` are struck, as by the editor. Marked takes them for a deletion from the document. */
function struck(this: { parser: { parseInline(tokens: Token[]): string } }, { tokens }: Tokens.Del): string {
  return `<s>${this.parser.parseInline(tokens)}</s>`;
}

/** First line of an alert of GitHub, in Markdown and in HTML. */
const alert = /^ {0,3}> ?\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i;
const alertInHtml = /^<p>\[!\w+\](?:\s*<\/p>|\s+)/;

function quoted(this: { parser: { parse(tokens: Token[]): string } }, { raw, tokens }: Tokens.Blockquote): string {
  const html = this.parser.parse(tokens);
  if (!alert.test(raw)) return `<blockquote>\n${html}</blockquote>\n`;
  const words = html.replace(alertInHtml, (start) => (start.endsWith('</p>') ? '' : '<p>'));
  return `<aside role="note">\n${words.trimStart()}</aside>\n`;
}
