import { alignments } from '../table/tableNodes.ts';
import { tableRows } from './tableRows.ts';
import { propertyOf } from './textMarks.ts';

/** A row of a pasted table. */
export type PastedRow = { isHead: boolean; cells: readonly Element[] };

/**
 * Returns the rows of a pasted table without empty rows. Null for a table that only arranges a page. Such a table has
 * tables or headings in its cells, has one column, or has the role `presentation` or `none`.
 */
export function pastedRows(table: Element): readonly PastedRow[] | null {
  const isLayout =
    /^(?:presentation|none)$/.test(table.getAttribute('role') ?? '') ||
    table.querySelector('table, h1, h2, h3, h4, h5, h6, .MsoTitle') !== null;
  const isFull = (cell: Element) => cell.textContent.trim() !== '' || cell.querySelector('[data-pasted]') !== null;
  const rows = tableRows(table).filter((cells) => cells.some((cell) => cell.textContent.trim() !== ''));
  if (isLayout || !rows.some((cells) => cells.filter(isFull).length > 1)) return null;
  return rows.map((cells) => ({ cells, isHead: cells[0]?.closest('tr')?.parentElement?.localName === 'thead' }));
}

/** Copies the spans and the alignment of a pasted cell. */
export function copyCellAttributes(from: Element, to: Element): void {
  for (const name of ['colspan', 'rowspan']) {
    const count = Number.parseInt(from.getAttribute(name) ?? '', 10);
    if (count > 1) to.setAttribute(name, String(count));
  }
  const first = from.querySelector('p');
  const aligned = [from, ...(first ? [first] : [])].flatMap((element) => [
    element.getAttribute('align')?.toLowerCase(),
    propertyOf(element.getAttribute('data-style') ?? '', 'text-align'),
  ]);
  const alignment = alignments.find((one) => one !== 'left' && aligned.includes(one));
  if (alignment) to.setAttribute('align', alignment);
}
