/** Cuts a text after the last whole word that fits. */
export function cutAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const space = text.lastIndexOf(' ', maxLength);
  return space > 0 ? text.slice(0, space) : '';
}
