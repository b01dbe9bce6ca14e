/**
 * Gives each table of a text the form of the document's nodes, which is a box with the caption and the table. All rows of
 * the table are in one section. The document cannot represent a table with attributes, a footer, no or several bodies,
 * `col` elements or a table inside. Such a table stays as it is.
 */
export function boxTables(root: Element): void {
  for (const table of root.querySelectorAll('table')) {
    if (isUnknown(table)) continue;
    const { ownerDocument } = table;
    const box = ownerDocument.createElement('div');
    box.setAttribute('data-table', '');
    const caption = ownerDocument.createElement('div');
    caption.setAttribute('data-table-caption', '');
    const dir = table.caption?.getAttribute('dir');
    if (dir) caption.setAttribute('dir', dir);
    caption.append(...(table.caption?.childNodes ?? []));
    const body = ownerDocument.createElement('tbody');
    body.append(...table.rows);
    table.replaceWith(box);
    table.replaceChildren(body);
    box.append(caption, table);
  }
}

function isUnknown(table: HTMLTableElement): boolean {
  return (
    table.tBodies.length !== 1 ||
    table.tBodies[0]?.rows.length === 0 ||
    table.attributes.length > 0 ||
    table.querySelector('table, tfoot, col') !== null ||
    table.parentElement?.closest('table') != null
  );
}

/**
 * Turns the boxes of `boxTables` back into tables as they are stored. Rows of headings at the top become the head of the
 * table. A heading at the start of a later row gets the scope of its row.
 */
export function unboxTables(root: Element): void {
  for (const box of root.querySelectorAll('[data-table]')) {
    const [caption, table] = box.children;
    if (!(table instanceof HTMLTableElement) || !caption) continue;
    const rows = [...table.rows];
    const body = table.ownerDocument.createElement('tbody');
    body.append(...rows);
    table.replaceChildren(body);
    const headings = countOfHeadings(rows);
    if (headings > 0) table.createTHead().append(...rows.slice(0, headings));
    for (const row of body.rows) if (row.cells[0]?.localName === 'th') row.cells[0].setAttribute('scope', 'row');
    if (caption.textContent.trim()) {
      const shown = table.createCaption();
      const dir = caption.getAttribute('dir');
      if (dir) shown.setAttribute('dir', dir);
      shown.append(...caption.childNodes);
    }
    for (const cell of table.querySelectorAll('td, th')) withoutParagraph(cell);
    box.replaceWith(table);
  }
}

/** Number of rows at the top with headings only. At least one row is left for the body. */
function countOfHeadings(rows: readonly HTMLTableRowElement[]): number {
  const first = rows.findIndex(({ cells }) => [...cells].some(({ localName }) => localName === 'td'));
  const count = first < 0 ? rows.length : first;
  return Math.min(count, rows.length - 1);
}

/** Removes the paragraph around the words of a cell, if the cell has no other one. */
function withoutParagraph(cell: Element): void {
  const [first, ...others] = cell.children;
  const isWords = first?.localName === 'p' && others.length === 0 && first.attributes.length === 0;
  if (isWords) first.replaceWith(...first.childNodes);
}
