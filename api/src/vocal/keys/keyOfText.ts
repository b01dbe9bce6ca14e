/**
 * The key that a text gives: lower-case words with hyphens, without accents.
 * @returns '' for a text without Latin letters and digits.
 */
export function keyOfText(text: string, longest: number): string {
  const words = text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return (words ?? []).join('-').slice(0, longest).replace(/-$/, '');
}
