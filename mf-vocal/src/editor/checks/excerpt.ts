/** Maximum number of characters of an excerpt. */
const maxLength = 80;

/** Shortens a text to one line by which a writer recognizes the text. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= maxLength ? line : `${line.slice(0, maxLength - 1).trimEnd()}…`;
}
