/**
 * Replaces the text between two lines of a document.
 * @param begin line before the table
 * @param end line after the table
 * @throws Error if the document lacks a line
 */
export function withMarkedTable(document: string, begin: string, end: string, table: string): string {
  const [from, to] = [document.indexOf(`${begin}\n`), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The document does not mark the place of its table with “${begin}”.`);
  return `${document.slice(0, from + begin.length)}\n\n${table}\n${document.slice(to)}`;
}
