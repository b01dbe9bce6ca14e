/** Parses a date of a source; null for a text that is no date of our time. */
export function readDate(text: string): Date | null {
  const date = new Date(text);
  const year = date.getUTCFullYear();
  return year >= 1970 && year < 2200 ? date : null;
}
