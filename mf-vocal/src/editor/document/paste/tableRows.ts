/** Cells of each row of a table, without those of tables inside it. */
export function tableRows(table: Element): Element[][] {
  return [...table.querySelectorAll('tr')]
    .filter((row) => row.closest('table') === table)
    .map((row) => [...row.children].filter(({ localName }) => localName === 'td' || localName === 'th'));
}
