/** The same HTML without blank lines, which end HTML in Markdown: the ends of lines that make them are entities. */
export function withoutBlankLines(html: string): string {
  return html.replace(/\n(?=[^\S\n]*(?:\n|$))/g, '&#10;');
}
