/** The whole words of a text that fit. */
export function cutAtWord(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const space = text.lastIndexOf(' ', longest);
  return space > 0 ? text.slice(0, space) : '';
}
