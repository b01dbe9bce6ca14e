import { cleanPastedHtml } from '../cleanPastedHtml.ts';
import type { Pasted } from '../leftOut.ts';
import { frontMatterOf } from './frontMatter.ts';
import { isMarkdown } from './isMarkdown.ts';

/**
 * Converts pasted text if it is clearly Markdown, and leaves out its front matter. The library loads with the first
 * such text.
 * @returns null for a text that stays as it is
 */
export async function pasteMarkdown(text: string): Promise<Pasted | null> {
  if (!isMarkdown(text)) return null;
  const { markdownHtml } = await import('@marquee/shared/markdown/markdownHtml');
  const { body, fields } = frontMatterOf(text.replaceAll('\r\n', '\n'));
  const pasted = cleanPastedHtml(markdownHtml(body));
  return pasted && fields > 0 ? { ...pasted, leftOut: { ...pasted.leftOut, frontMatter: 1 } } : pasted;
}
