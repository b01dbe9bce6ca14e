import { Marked, type Token, type Tokens } from 'marked';
import { MarkdownFootnotes } from './MarkdownFootnotes.ts';

/**
 * Converts Markdown (GFM) to HTML. A footnote `[^1]` becomes a footnote inside its sentence, as posts store it. The
 * HTML is not sanitized.
 */
export function markdownHtml(markdown: string): string {
  const html = new Marked({ extensions: new MarkdownFootnotes().extensions, renderer: { del: struck } }).parse(
    markdown,
    {
      async: false,
    },
  );
  // Marked ends each block of code with an empty line.
  return html.replaceAll('\n</code></pre>', '</code></pre>');
}

/** `~~words~~` are struck, as by the editor. Marked takes them for a deletion from the document. */
function struck(this: { parser: { parseInline(tokens: Token[]): string } }, { tokens }: Tokens.Del): string {
  return `<s>${this.parser.parseInline(tokens)}</s>`;
}
