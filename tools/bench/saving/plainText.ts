/** The text of some HTML without its tags, and with one space where a browser shows one. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/(?:&nbsp;|\s)+/g, ' ')
    .trim();
}
