import {
  attributeOf,
  childrenOf,
  descendants,
  type HtmlElement,
  innerHtml,
  isElement,
  isPhrasing,
  parseHtml,
} from '../html/htmlTree.ts';

const delimiters: Readonly<Record<string, string>> = { '': '---', left: ':--', center: ':-:', right: '--:' };

/**
 * True for a table that Markdown can write. Its head has one row, and all rows have the same number of cells. Cells hold
 * one line, a column has one alignment, and nothing has other attributes.
 */
export function isGfmTable(html: string): boolean {
  const rows = rowsOf(html);
  const [head, ...others] = rows ?? [];
  if (!head || others.length === 0 || !rows) return false;
  const alignments = head.map((cell) => attributeOf(cell, 'align'));
  const isHead = head.every((cell) => cell.tagName === 'th' && cell.attrs.every(({ name }) => name === 'align'));
  return (
    isHead &&
    others.every((row) => row.length === head.length && row.every((cell, place) => isPlain(cell, alignments[place])))
  );
}

function isPlain(cell: HtmlElement, alignment: string | undefined): boolean {
  return (
    cell.tagName === 'td' &&
    attributeOf(cell, 'align') === alignment &&
    cell.attrs.every(({ name }) => name === 'align')
  );
}

/** Rows of a table with a head of one row, one body, and lines in its cells. Null for any other element. */
function rowsOf(html: string): HtmlElement[][] | null {
  const [table] = childrenOf(parseHtml(html)).filter(isElement);
  if (table?.tagName !== 'table' || table.attrs.length > 0) return null;
  const [head, body, ...more] = childrenOf(table).filter(isElement);
  if (head?.tagName !== 'thead' || body?.tagName !== 'tbody' || more.length > 0) return null;
  const [first, ...second] = childrenOf(head).filter(isElement);
  if (!first || second.length > 0) return null;
  const rows = [first, ...childrenOf(body).filter(isElement)].map((row) => childrenOf(row).filter(isElement));
  const isLine = (cell: HtmlElement) => childrenOf(cell).every(isPhrasing) && descendants(cell).every(isPhrasing);
  return rows.flat().every(isLine) ? rows : null;
}

/**
 * Writes a table as Markdown.
 * @param html of a table for which `isGfmTable` is true
 * @param lineOf converts the HTML of a cell
 */
export function tableMarkdown(html: string, lineOf: (html: string) => string): string {
  const [head = [], ...rows] = rowsOf(html) ?? [];
  const lineOfCell = (cell: HtmlElement) =>
    lineOf(innerHtml(cell))
      .replace(/ *\n\s*/g, '<br>')
      .replaceAll('|', '\\|');
  const lineOfRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    lineOfRow(head.map(lineOfCell)),
    lineOfRow(head.map((cell) => delimiters[attributeOf(cell, 'align')] ?? '---')),
    ...rows.map((row) => lineOfRow(row.map(lineOfCell))),
  ].join('\n');
}
