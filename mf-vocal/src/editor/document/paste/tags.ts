/** Maximum number of tags in a clipboard that is read. Even a whole issue of a magazine has fewer. */
export const maxTags = 100_000;

export function countTags(html: string): number {
  return html.match(/<[a-z]/gi)?.length ?? 0;
}
