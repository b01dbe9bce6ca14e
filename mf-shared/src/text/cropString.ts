/**
 * The first `length` characters of a text and a suffix; a text that fits stays as it is. A word that would be cut in
 * two is left out, unless it is the only one.
 */
export function cropString(text: string, length: number, suffix = '...'): string {
  if (text.length <= length) return text;
  // A character takes two units at most.
  const characters = Array.from(text.slice(0, 2 * (length + 1)));
  if (characters.length <= length) return text;
  const cut = characters.slice(0, length).join('');
  const endsBetweenWords = /\s/.test(characters[length] ?? '');
  const lastGap = endsBetweenWords ? -1 : cut.search(/\s\S*$/);
  const kept = lastGap > 0 ? cut.slice(0, lastGap) : cut;
  return `${kept.replace(/[\s,;:.–—-]+$/, '')}${suffix}`;
}
