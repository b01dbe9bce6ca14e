/**
 * Returns the first `length` characters of a text and a suffix. A text that fits is returned unchanged. A word that
 * would be cut is left out, unless it is the only word.
 */
export function cropString(text: string, length: number, suffix = '...'): string {
  if (text.length <= length) return text;
  // A character takes at most two UTF-16 units.
  const characters = Array.from(text.slice(0, 2 * (length + 1)));
  if (characters.length <= length) return text;
  const cut = characters.slice(0, length).join('');
  const endsBetweenWords = /\s/.test(characters[length] ?? '');
  const lastGap = endsBetweenWords ? -1 : cut.search(/\s\S*$/);
  const kept = lastGap > 0 ? cut.slice(0, lastGap) : cut;
  return `${kept.replace(/[\s,;:.–—-]+$/, '')}${suffix}`;
}
