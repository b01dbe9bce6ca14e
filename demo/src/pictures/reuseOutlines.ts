/**
 * Draws repeated outlines by reference, so that a drawing of many alike shapes stays small.
 * @param shortest characters of an outline from which a reference is shorter
 */
export function reuseOutlines(body: string, motif: string, defs: string[], shortest: number): string {
  const outline = new RegExp(`<path d="([^"]{${shortest},})"`, 'g');
  const count = new Map<string, number>();
  for (const [, d = ''] of body.matchAll(outline)) count.set(d, (count.get(d) ?? 0) + 1);
  const ids = new Map<string, string>();
  for (const [d, uses] of count) {
    if (uses < 2) continue;
    const id = `${motif}-p${ids.size}`;
    ids.set(d, id);
    defs.push(`<path id="${id}" d="${d}"/>`);
  }
  return body.replace(outline, (whole, d: string) => {
    const id = ids.get(d);
    return id ? `<use href="#${id}"` : whole;
  });
}
