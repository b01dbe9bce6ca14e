/** Maximum number of tags in a clipboard that is read. Even an issue of a magazine has fewer. */
export const maxTags = 100_000;

/** Counts the opening tags of HTML without parsing it. */
export function countTags(html: string): number {
  return html.match(/<[a-z]/gi)?.length ?? 0;
}
