/** Removes blank lines from HTML, because a blank line ends HTML in Markdown. The line breaks become entities. */
export function withoutBlankLines(html: string): string {
  return html.replace(/\n(?=[^\S\n]*(?:\n|$))/g, '&#10;');
}
